import { SignedInPage } from '@/components/SignInNeeded';
import { FeedbackDetail } from '@/features/feedback/FeedbackDetail';
import { WithId } from '@/features/park/WithId';
import { useT } from '@/i18n/useT';
import { Skeleton } from '@/ui/Skeleton';

/** One message to the park, with its answer. */
export default function FeedBackDetailsPage() {
  const { core, feedback } = useT();
  return (
    <WithId page="feedBackDetails">
      {(id) => (
        <SignedInPage title={core.title.feedBackDetails} text={feedback.signIn} skeleton={<Skeleton shape="detail" rows={3} />}>
          <FeedbackDetail id={id} />
        </SignedInPage>
      )}
    </WithId>
  );
}
