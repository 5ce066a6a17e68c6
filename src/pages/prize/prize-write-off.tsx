import '@/i18n/prizeArea';
import { AdminOnly } from '@/features/admin/AdminOnly';
import { CounterView } from '@/features/prize/CounterView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

/** The prize desk: handing prizes out. */
export default function PrizeWriteOffPage() {
  const { title } = useT().core;
  const { code } = useParams<'prizeWriteOff'>();
  return (
    <Page title={title.prizeWriteOff}>
      <AdminOnly>
        <CounterView code={code} />
      </AdminOnly>
    </Page>
  );
}
