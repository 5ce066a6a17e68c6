import { useParts } from '@/api/usePark';
import { useShare } from '@/components/useShare';
import { LiveHome } from '@/features/live/LiveHome';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';
import { Explore } from './Explore';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The live home, one for visitors and one for hosts; in a park without live points, what there is to see. */
export default function HomePage() {
  const { home, explore } = useT().core.title;
  const hasLive = useParts()('live');
  const title = hasLive ? home : explore;
  useShare(title, 'home');
  return (
    <Page title={title} tab>
      {hasLive ? <LiveHome /> : <Explore />}
    </Page>
  );
}
