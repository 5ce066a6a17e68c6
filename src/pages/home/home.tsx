import { View } from '@tarojs/components';
import { FindPoint } from '@/features/live/point/FindPoint';
import { LiveNow } from '@/features/live/reservation/LiveNow';
import { useT } from '@/i18n/useT';
import { useShare } from '@/navigation/useShare';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The live home: who is live now, and the two ways to a live point. */
export default function HomePage() {
  const { title } = useT().core;
  useShare(title.home, 'home');
  return (
    <Page title={title.home} tab>
      <View>
        <LiveNow />
        <FindPoint />
      </View>
    </Page>
  );
}
