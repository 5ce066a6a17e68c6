import { useShare } from '@/components/useShare';
import { FindLink } from '@/features/help/find/FindLink';
import { HelpView } from '@/features/help/HelpView';
import { PlaceOnMap } from '@/features/map/PlaceOnMap';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One-tap help, before any sign-in. */
export default function HelpPage() {
  const { core, help } = useT();
  const { title } = core;
  useShare(title.help, 'help');
  return (
    <Page title={title.help} offlineText={help.offline}>
      <HelpView placeOn={(place) => <PlaceOnMap position={place} near={(name) => help.near({ name })} />} />
      <FindLink />
    </Page>
  );
}
