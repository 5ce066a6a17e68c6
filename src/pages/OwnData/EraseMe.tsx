import { SignedInPage } from '@/components/SignInNeeded';
import { EraseMe } from '@/features/ownData/EraseMe';
import { useT } from '@/i18n/useT';

/** Where a visitor has themselves erased. */
export default function EraseMePage() {
  const { core, ownData } = useT();
  return (
    <SignedInPage title={core.title.eraseMe} text={ownData.signIn}>
      <EraseMe />
    </SignedInPage>
  );
}
