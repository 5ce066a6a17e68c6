import { SignedInPage } from '@/components/SignInNeeded';
import { GuardianView } from '@/features/ticket/guardian/GuardianView';
import { useT } from '@/i18n/useT';

/** What guardians agreed to for children under 14. */
export default function GuardianPage() {
  const { core, guardian } = useT();
  return (
    <SignedInPage title={core.title.guardian} text={guardian.signIn}>
      <GuardianView />
    </SignedInPage>
  );
}
