import { Soon } from '@/features/soon/Soon';

export default function NoticePage() {
  return <Soon name="notice" />;
}
