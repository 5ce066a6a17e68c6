import { TakeAlong } from '@/features/exhibit/pack/TakeAlong';
import { Warnings } from '@/features/notice/Warnings';
import { WithId } from '@/features/park/WithId';
import { SharedTickets } from '@/features/ticket/companion/SharedTickets';
import { OrderOfTrade } from '@/features/ticket/order/OrderOfTrade';
import { OrderView } from '@/features/ticket/order/OrderView';
import { useParams } from '@/navigation/useParams';
import { useNoShareMenu } from '@/platform/share';

// For the button that shares a ticket: WeChat's menu shares nothing of this page.
definePageConfig({ enableShareAppMessage: true });

/** One order and its tickets, or those that a companion shares. */
export default function RecordDetailPage() {
  const { pay, share, tradeNo } = useParams<'recordDetail'>();
  useNoShareMenu();
  const around = { above: <Warnings />, ahead: <TakeAlong /> };
  if (share) return <SharedTickets token={share} />;
  if (tradeNo) return <OrderOfTrade tradeNo={tradeNo}>{(id) => <OrderView id={id} payNow={false} {...around} />}</OrderOfTrade>;
  return <WithId page="recordDetail">{(id) => <OrderView id={id} payNow={pay === '1'} {...around} />}</WithId>;
}
