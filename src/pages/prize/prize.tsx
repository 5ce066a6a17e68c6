import { Soon } from '@/features/soon/Soon';

export default function PrizePage() {
  return <Soon name="prize" />;
}
