import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { useShare } from '@/components/useShare';
import { ActivityPreview } from '@/features/activity/ActivityPreview';
import { LiveHome } from '@/features/live/LiveHome';
import { ParkMapPreview } from '@/features/map/ParkMapPreview';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The live home, one for visitors and one for hosts; in a park without live points, what it has instead. */
export default function HomePage() {
  const { title } = useT().core;
  useShare(title.home, 'home');
  const isOffered = useParts();
  return (
    <Page title={title.home} tab>
      {isOffered('live') ? <LiveHome /> : <WithoutLive isOffered={isOffered} />}
    </Page>
  );
}

function WithoutLive({ isOffered }: { isOffered: ReturnType<typeof useParts> }) {
  const { live, center } = useT();
  return (
    <View>
      <View className="note tone-info">{live.notOffered}</View>
      <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
      {isOffered('activity') && <ActivityPreview />}
      <View className="stack">
        {isOffered('map') && <ParkMapPreview />}
        <CatalogueLink />
      </View>
    </View>
  );
}
