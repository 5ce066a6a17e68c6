import { SignedInPage } from '@/components/SignInNeeded';
import { FeedbackList } from '@/features/feedback/FeedbackList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { MainAction } from '@/ui/StickyAction';

/** What the visitor has told the park, and the way to tell it more. */
export default function FeedBackPage() {
  const { core, feedback } = useT();
  return (
    <SignedInPage
      title={core.title.feedBack}
      footer={<MainAction onClick={() => void go('addfeedBack')}>{feedback.list.add}</MainAction>}
      text={feedback.signIn}
    >
      <FeedbackList />
    </SignedInPage>
  );
}
