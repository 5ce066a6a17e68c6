import { useShare } from '@/components/useShare';
import { LiveHome } from '@/features/live/LiveHome';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The live home, one for visitors and one for hosts. */
export default function HomePage() {
  const { title } = useT().core;
  useShare(title.home, 'home');
  return (
    <Page title={title.home} tab>
      <LiveHome />
    </Page>
  );
}
