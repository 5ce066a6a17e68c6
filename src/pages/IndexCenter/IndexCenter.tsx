import { View } from '@tarojs/components';
import { useState } from 'react';
import { LiveNow } from '@/features/live/LiveNow';
import { PointPreview } from '@/features/live/PointPreview';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { ParkBanner } from '@/features/park/ParkBanner';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

/** The park's home: today, the ways into everything, who is live now, and the first live points. */
export default function IndexCenterPage() {
  const { core, center } = useT();
  const [now] = useState(() => Date.now());
  return (
    <Page title={core.title.indexCenter} tab transparentNav header={<ParkBanner now={now} />}>
      <View>
        <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
        <LiveNow />
        <PointPreview />
      </View>
    </Page>
  );
}
