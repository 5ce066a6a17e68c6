import { Soon } from '@/features/soon/Soon';

export default function LastFoundPage() {
  return <Soon name="lastFound" />;
}
