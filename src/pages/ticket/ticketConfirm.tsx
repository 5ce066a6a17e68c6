import { WithId } from '@/features/park/WithId';
import { BallotView } from '@/features/ticket/ballot/BallotView';
import { TicketConfirmView } from '@/features/ticket/sale/TicketConfirmView';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enablePullDownRefresh: false });

/** Ordering tickets: when, how many, for whom, a phone; or the ballot that gives them. */
export default function TicketConfirmPage() {
  const { day, slotId, ballot } = useParams<'ticketConfirm'>();
  if (ballot) return <BallotView id={ballot} />;
  return <WithId page="ticketConfirm">{(id) => <TicketConfirmView id={id} day={day} slotId={slotId} />}</WithId>;
}
