import { WithId } from '@/features/park/WithId';
import { useProduct } from '@/features/ticket/api';
import { TicketDetailView } from '@/features/ticket/TicketDetailView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { useShare } from '@/navigation/useShare';

/** One product: what it is, when it can be had, and choosing it. */
export default function TicketDetailPage() {
  return <WithId page="ticketDetail">{(id) => <Detail id={id} />}</WithId>;
}

function Detail({ id }: { id: string }) {
  const { day } = useParams<'ticketDetail'>();
  const { title } = useT().core;
  useShare(useProduct(id).data?.name ?? title.ticketDetail, 'ticketDetail', { id });
  return <TicketDetailView id={id} day={day} />;
}
