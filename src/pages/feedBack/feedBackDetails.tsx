import { Soon } from '@/features/soon/Soon';

export default function FeedBackDetailsPage() {
  return <Soon name="feedBackDetails" />;
}
