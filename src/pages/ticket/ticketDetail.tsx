import { Soon } from '@/features/soon/Soon';

export default function TicketDetailPage() {
  return <Soon name="ticketDetail" />;
}
