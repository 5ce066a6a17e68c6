import { StatusView } from '@/features/prize/entry/StatusView';
import { useParams } from '@/navigation/useParams';

/** What became of one's entries, who won, and checking it. */
export default function PrizeStatusPage() {
  return <StatusView id={useParams<'prizeStatus'>().id} />;
}
