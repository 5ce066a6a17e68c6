import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { PointPreview } from '@/features/live/point/PointPreview';
import { LiveNow } from '@/features/live/reservation/LiveNow';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { NewestNotices } from '@/features/notice/NewestNotices';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { nextParkChange, parkStatus } from '@/features/park/hours';
import { ParkBanner } from '@/features/park/ParkBanner';
import { TicketsOnSale } from '@/features/ticket/product/TicketsOnSale';
import { useOpening } from '@/features/ticket/product/useOpening';
import { useT } from '@/i18n/useT';
import { useScene } from '@/navigation/useScene';
import { useShare } from '@/navigation/useShare';
import { Page } from '@/ui/Page';
import { useNow } from '@/ui/useNow';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The park's home: today, the ways into everything, notices, tickets, activities, who is live, the first live points and the map. */
export default function IndexCenterPage() {
  const { core, center } = useT();
  const now = useNow(nextParkChange, serverNow);
  const opening = useOpening(now, parkStatus(now) === 'after');
  useShare('', 'indexCenter');
  useScene();
  return (
    <Page title={core.title.indexCenter} tab transparentNav header={<ParkBanner now={now} opening={opening} />}>
      <View>
        <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
        <NewestNotices />
        <TicketsOnSale />
        <ActivityPreview />
        <LiveNow />
        <PointPreview />
        <ParkMapPreview />
      </View>
    </Page>
  );
}
