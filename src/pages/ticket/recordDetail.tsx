import { Warnings } from '@/features/notice/Warnings';
import { WithId } from '@/features/park/WithId';
import { OrderView } from '@/features/ticket/order/OrderView';
import { useParams } from '@/navigation/useParams';

/** One order and its tickets. */
export default function RecordDetailPage() {
  const { pay } = useParams<'recordDetail'>();
  return <WithId page="recordDetail">{(id) => <OrderView id={id} payNow={pay === '1'} above={<Warnings />} />}</WithId>;
}
