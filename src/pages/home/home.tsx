import { View } from '@tarojs/components';
import { useFilled, useParts } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { useShare } from '@/components/useShare';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { LiveHome } from '@/features/live/LiveHome';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { NewestNotices } from '@/features/notice/NewestNotices';
import { TicketsOnSale } from '@/features/ticket/product/TicketsOnSale';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

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

/** What there is to see, on the tab that live points have where a park has some. What no park does without, where it has nothing else. */
function Explore() {
  const isOffered = useParts();
  const isFilled = useFilled();
  const hasSights = isFilled('map') || isFilled('exhibit');
  return (
    <View className="stack-wide">
      {isOffered('activity') && <ActivityPreview />}
      {hasSights && (
        <View className="stack">
          {isFilled('map') && <ParkMapPreview />}
          <CatalogueLink />
        </View>
      )}
      {!hasSights && (
        <>
          <NewestNotices />
          <TicketsOnSale />
        </>
      )}
    </View>
  );
}
