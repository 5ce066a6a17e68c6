import { LivePointView } from '@/features/live/LivePointView';
import { useParams } from '@/navigation/useParams';

/** One live point: what it is, when it is free, and reserving it. */
export default function LivePointPage() {
  const { id = '', day, timespanId } = useParams<'livePoint'>();
  return <LivePointView id={id} day={day} timespanId={timespanId} />;
}
