import '@/i18n/ticketArea';
import { TicketConfirmView } from '@/features/ticket/TicketConfirmView';
import { useParams } from '@/navigation/useParams';

/** Ordering tickets: when, how many, for whom, a phone. */
export default function TicketConfirmPage() {
  const { id = '', day, slotId } = useParams<'ticketConfirm'>();
  return <TicketConfirmView id={id} day={day} slotId={slotId} />;
}
