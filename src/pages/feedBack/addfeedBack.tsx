import { FeedbackForm } from '@/features/feedback/FeedbackForm';
import { goReplace } from '@/navigation/go';

definePageConfig({ enablePullDownRefresh: false });

/** Telling the park something, with pictures; what was sent shows next. */
export default function AddfeedBackPage() {
  return <FeedbackForm onDone={(id) => void goReplace('feedBackDetails', { id })} />;
}
