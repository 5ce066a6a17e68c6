import { useShare } from '@/components/useShare';
import { FindView } from '@/features/help/find/FindView';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** Who finds what may be a fossil leaves it where it is, and tells the park. */
export default function FindPage() {
  const { title } = useT().core;
  useShare(title.find, 'find');
  return (
    <Page title={title.find}>
      <FindView />
    </Page>
  );
}
