import { LivePointView } from '@/features/live/point/LivePointView';
import { Nearby } from '@/features/map/Nearby';
import { WithId } from '@/features/park/WithId';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One live point: a place worth a visit, what is near it, and reserving it. */
export default function LivePointPage() {
  const { day, timespanId } = useParams<'livePoint'>();
  return (
    <WithId page="livePoint">
      {(id) => (
        <LivePointView id={id} day={day} timespanId={timespanId} nearby={(point) => <Nearby id={id} spot={point.position} />} />
      )}
    </WithId>
  );
}
