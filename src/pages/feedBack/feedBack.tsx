import { SignInNeeded } from '@/components/SignInNeeded';
import { FeedbackList } from '@/features/feedback/FeedbackList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { StickyAction } from '@/ui/StickyAction';

/** What the visitor has told the park, and the way to tell it more. */
export default function FeedBackPage() {
  const { core, feedback } = useT();
  return (
    <Page
      title={core.title.feedBack}
      footer={
        <StickyAction>
          <Button block round onClick={() => void go('addfeedBack')}>
            {feedback.list.add}
          </Button>
        </StickyAction>
      }
    >
      <SignInNeeded text={feedback.signIn}>
        <FeedbackList />
      </SignInNeeded>
    </Page>
  );
}
