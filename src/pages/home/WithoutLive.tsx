import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { useHost } from '@/features/live/anchor/useHost';
import { NextReservation } from '@/features/live/reservation/NextReservation';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { useT } from '@/i18n/useT';

/** What the tabs of hosts show in a park without live points: what it has instead, and a reservation that still stands. */
export function WithoutLive() {
  const { live, center } = useT();
  const isOffered = useParts();
  const { shown } = useHost();
  return (
    <View className="stack-wide">
      <View className="note tone-info">{live.notOffered}</View>
      {shown === AnchorStatus.approved && <NextReservation />}
      <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
      {isOffered('activity') && <ActivityPreview />}
      <View className="stack">
        {isOffered('map') && <ParkMapPreview />}
        <CatalogueLink />
      </View>
    </View>
  );
}
