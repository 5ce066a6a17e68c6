import { SignInNeeded } from '@/components/SignInNeeded';
import { PointsView } from '@/features/points/PointsView';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

/** The visitor's points. */
export default function MyPointsPage() {
  const { core, points } = useT();
  return (
    <Page title={core.title.myPoints}>
      <SignInNeeded text={points.signIn}>
        <PointsView />
      </SignInNeeded>
    </Page>
  );
}
