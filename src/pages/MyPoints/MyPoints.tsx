import { SignedInPage } from '@/components/SignInNeeded';
import { PointsView } from '@/features/points/PointsView';
import { useT } from '@/i18n/useT';

/** The visitor's points. */
export default function MyPointsPage() {
  const { core, points } = useT();
  return (
    <SignedInPage title={core.title.myPoints} text={points.signIn}>
      <PointsView />
    </SignedInPage>
  );
}
