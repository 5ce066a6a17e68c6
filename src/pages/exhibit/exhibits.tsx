import { useShare } from '@/components/useShare';
import { ExhibitList } from '@/features/exhibit/ExhibitList';
import { FindLink } from '@/features/help/find/FindLink';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** All that stands on a sign, from the youngest rock down to the oldest. */
export default function ExhibitsPage() {
  const { title } = useT().core;
  const { open } = useParams<'exhibits'>();
  useShare(title.exhibits, 'exhibits');
  return (
    <Page title={title.exhibits}>
      <ExhibitList opens={open} beside={<FindLink />} />
    </Page>
  );
}
