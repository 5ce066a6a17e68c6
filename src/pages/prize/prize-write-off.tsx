import { RedemptionView } from '@/features/prize/redemption/RedemptionView';
import { AdminOnly } from '@/features/staff/AdminOnly';
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
        <RedemptionView code={code} />
      </AdminOnly>
    </Page>
  );
}
