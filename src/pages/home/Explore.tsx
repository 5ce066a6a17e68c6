import { View } from '@tarojs/components';
import { useFilled, useParts } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { NewestNotices } from '@/features/notice/NewestNotices';
import { TicketsOnSale } from '@/features/ticket/product/TicketsOnSale';

/** What there is to see, on the tab that live points have where a park has some. What no park does without, where it has nothing else. */
export function Explore() {
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
