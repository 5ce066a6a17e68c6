import '@/i18n/ticketArea';
import { OrderView } from '@/features/ticket/OrderView';
import { useParams } from '@/navigation/useParams';

/** One order and its tickets. */
export default function RecordDetailPage() {
  const { id = '', pay } = useParams<'recordDetail'>();
  return <OrderView id={id} payNow={pay === '1'} />;
}
