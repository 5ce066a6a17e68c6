import { useShare } from '@/components/useShare';
import { ActivityListView } from '@/features/activity/ActivityListView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** What is on, and what one has enrolled in. */
export default function ActivityPage() {
  useShare(useT().core.title.activity, 'activity');
  return <ActivityListView wanted={useParams<'activity'>().filter} />;
}
