import { LivePointView } from '@/features/live/point/LivePointView';
import { WithId } from '@/features/park/WithId';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One live point: what it is, when it is free, and reserving it. */
export default function LivePointPage() {
  const { day, timespanId } = useParams<'livePoint'>();
  return <WithId page="livePoint">{(id) => <LivePointView id={id} day={day} timespanId={timespanId} />}</WithId>;
}
