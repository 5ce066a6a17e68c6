import { Soon } from '@/features/soon/Soon';

export default function MyPointsPage() {
  return <Soon name="myPoints" />;
}
