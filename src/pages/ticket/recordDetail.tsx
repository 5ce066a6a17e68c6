import { Soon } from '@/features/soon/Soon';

export default function RecordDetailPage() {
  return <Soon name="recordDetail" />;
}
