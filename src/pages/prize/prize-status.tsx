import { Soon } from '@/features/soon/Soon';

export default function PrizeStatusPage() {
  return <Soon name="prizeStatus" />;
}
