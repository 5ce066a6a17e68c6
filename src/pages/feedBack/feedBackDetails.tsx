import '@/i18n/feedbackArea';
import { FeedbackDetail } from '@/features/feedback/FeedbackDetail';
import { SignInNeeded } from '@/features/feedback/SignInNeeded';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

/** One message to the park, with its answer. */
export default function FeedBackDetailsPage() {
  const { title } = useT().core;
  const { id = '' } = useParams<'feedBackDetails'>();
  return (
    <Page title={title.feedBackDetails}>
      <SignInNeeded shape="detail">
        <FeedbackDetail id={id} />
      </SignInNeeded>
    </Page>
  );
}
