import '@/i18n/feedbackArea';
import { FeedbackDetail } from '@/features/feedback/FeedbackDetail';
import { SignInNeeded } from '@/features/feedback/SignInNeeded';
import { WithId } from '@/features/park/WithId';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

/** One message to the park, with its answer. */
export default function FeedBackDetailsPage() {
  const { title } = useT().core;
  return (
    <WithId page="feedBackDetails">
      {(id) => (
        <Page title={title.feedBackDetails}>
          <SignInNeeded shape="detail">
            <FeedbackDetail id={id} />
          </SignInNeeded>
        </Page>
      )}
    </WithId>
  );
}
