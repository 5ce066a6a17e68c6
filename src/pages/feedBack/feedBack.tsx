import { Soon } from '@/features/soon/Soon';

export default function FeedBackPage() {
  return <Soon name="feedBack" />;
}
