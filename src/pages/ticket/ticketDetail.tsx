import { getTicket } from '@park/contract/ticket/product/calls';
import { useCall } from '@/api/useCall';
import { useShare } from '@/components/useShare';
import { WithId } from '@/features/park/WithId';
import { TicketDetailView } from '@/features/ticket/product/TicketDetailView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One product: what it is, when it can be had, and choosing it. */
export default function TicketDetailPage() {
  return <WithId page="ticketDetail">{(id) => <Detail id={id} />}</WithId>;
}

function Detail({ id }: { id: string }) {
  const { day } = useParams<'ticketDetail'>();
  const { title } = useT().core;
  useShare(useCall(getTicket, { id }).data?.name ?? title.ticketDetail, 'ticketDetail', { id });
  return <TicketDetailView id={id} day={day} />;
}
