import '@/i18n/activityArea';
import { ActivityDetailView } from '@/features/activity/ActivityDetailView';
import { useActivity } from '@/features/activity/api';
import { WithId } from '@/features/park/WithId';
import { useT } from '@/i18n/useT';
import { useShare } from '@/navigation/useShare';

/** One activity, one's own enrolment in it, and what can be done. */
export default function ActivityDetailPage() {
  return <WithId page="activityDetail">{(id) => <Detail id={id} />}</WithId>;
}

function Detail({ id }: { id: string }) {
  const { title } = useT().core;
  useShare(useActivity(id).data?.title ?? title.activityDetail, 'activityDetail', { id });
  return <ActivityDetailView id={id} />;
}
