import { useShare } from '@/components/useShare';
import { Warnings } from '@/features/notice/Warnings';
import { TicketListView } from '@/features/ticket/product/TicketListView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** What is on sale, by day. */
export default function TicketListPage() {
  useShare(useT().core.title.ticketList, 'ticketList');
  return <TicketListView wanted={useParams<'ticketList'>().day} above={<Warnings />} />;
}
