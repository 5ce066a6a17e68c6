import { Soon } from '@/features/soon/Soon';

export default function ActivityDetailPage() {
  return <Soon name="activityDetail" />;
}
