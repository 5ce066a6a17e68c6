import { SignInNeeded } from '@/components/SignInNeeded';
import { OrderList } from '@/features/ticket/order/OrderList';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

/** What the visitor has bought, and what waits for their answer. */
export default function TicketRecordPage() {
  const { core, order } = useT();
  const { status } = useParams<'ticketRecord'>();
  return (
    <Page title={core.title.ticketRecord}>
      <SignInNeeded text={order.signIn}>
        <OrderList first={status} />
      </SignInNeeded>
    </Page>
  );
}
