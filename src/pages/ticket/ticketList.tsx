import { Soon } from '@/features/soon/Soon';

export default function TicketListPage() {
  return <Soon name="ticketList" />;
}
