import { Soon } from '@/features/soon/Soon';

export default function TicketRecordPage() {
  return <Soon name="ticketRecord" />;
}
