import '@/i18n/activityArea';
import { ActivityDetailView } from '@/features/activity/ActivityDetailView';
import { useActivity } from '@/features/activity/api';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { useShare } from '@/navigation/useShare';

/** One activity, one's own enrolment in it, and what can be done. */
export default function ActivityDetailPage() {
  const { id = '' } = useParams<'activityDetail'>();
  const { title } = useT().core;
  useShare(useActivity(id).data?.title ?? title.activityDetail, 'activityDetail', { id });
  return <ActivityDetailView id={id} />;
}
