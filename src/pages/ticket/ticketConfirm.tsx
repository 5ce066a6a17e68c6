import { Soon } from '@/features/soon/Soon';

export default function TicketConfirmPage() {
  return <Soon name="ticketConfirm" />;
}
