import { Soon } from '@/features/soon/Soon';

export default function AddEnrollPage() {
  return <Soon name="addEnroll" />;
}
