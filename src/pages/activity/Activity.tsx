import { Soon } from '@/features/soon/Soon';

export default function ActivityPage() {
  return <Soon name="activity" />;
}
