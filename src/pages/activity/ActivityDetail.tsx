import { getActivity } from '@park/contract/activity/calls';
import { useCall } from '@/api/useCall';
import { useShare } from '@/components/useShare';
import { ActivityDetailView } from '@/features/activity/ActivityDetailView';
import { WithId } from '@/features/park/WithId';
import { useT } from '@/i18n/useT';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One activity, one's own enrolment in it, and what can be done. */
export default function ActivityDetailPage() {
  return <WithId page="activityDetail">{(id) => <Detail id={id} />}</WithId>;
}

function Detail({ id }: { id: string }) {
  const { title } = useT().core;
  useShare(useCall(getActivity, { id }).data?.title ?? title.activityDetail, 'activityDetail', { id });
  return <ActivityDetailView id={id} />;
}
