import { useParts } from '@/api/usePark';
import { useShare } from '@/components/useShare';
import { LiveHome } from '@/features/live/LiveHome';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';
import { WithoutLive } from './WithoutLive';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The live home, one for visitors and one for hosts; in a park without live points, what it has instead. */
export default function HomePage() {
  const { title } = useT().core;
  useShare(title.home, 'home');
  const isOffered = useParts();
  return (
    <Page title={title.home} tab>
      {isOffered('live') ? <LiveHome /> : <WithoutLive />}
    </Page>
  );
}
