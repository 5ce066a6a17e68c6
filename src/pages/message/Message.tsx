import { Soon } from '@/features/soon/Soon';

export default function MessagePage() {
  return <Soon name="message" />;
}
