import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { useHost } from '@/features/live/anchor/useHost';
import { NextReservation } from '@/features/live/reservation/NextReservation';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { useT } from '@/i18n/useT';

/** What one can do in a park without live points, on the tab that its hosts have elsewhere, and a reservation that still stands. */
export function Services() {
  const { center } = useT();
  const { shown } = useHost();
  return (
    <View className="stack-wide">
      {shown === AnchorStatus.approved && <NextReservation />}
      <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
    </View>
  );
}
