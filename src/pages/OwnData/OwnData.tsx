import { SignedInPage } from '@/components/SignInNeeded';
import { OwnDataView } from '@/features/ownData/OwnDataView';
import { useT } from '@/i18n/useT';

/** What the park keeps of the visitor, and how they take it with them. */
export default function OwnDataPage() {
  const { core, ownData } = useT();
  return (
    <SignedInPage title={core.title.ownData} text={ownData.signIn}>
      <OwnDataView />
    </SignedInPage>
  );
}
