import { WithId } from '@/features/park/WithId';
import { TicketConfirmView } from '@/features/ticket/sale/TicketConfirmView';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enablePullDownRefresh: false });

/** Ordering tickets: when, how many, for whom, a phone. */
export default function TicketConfirmPage() {
  const { day, slotId } = useParams<'ticketConfirm'>();
  return <WithId page="ticketConfirm">{(id) => <TicketConfirmView id={id} day={day} slotId={slotId} />}</WithId>;
}
