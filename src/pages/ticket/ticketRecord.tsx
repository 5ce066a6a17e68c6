import { SignedInPage } from '@/components/SignInNeeded';
import { OrderList } from '@/features/ticket/order/OrderList';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

/** What the visitor has bought, and what waits for their answer. */
export default function TicketRecordPage() {
  const { core, order } = useT();
  const { status } = useParams<'ticketRecord'>();
  return (
    <SignedInPage title={core.title.ticketRecord} text={order.signIn}>
      <OrderList first={status} />
    </SignedInPage>
  );
}
