import { StampsView } from '@/features/exhibit/stamp/StampsView';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** Which exhibits the visitor was at, from the youngest rock down to the oldest. */
export default function StampsPage() {
  const { title } = useT().core;
  return (
    <Page title={title.stamps}>
      <StampsView />
    </Page>
  );
}
