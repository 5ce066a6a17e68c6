import { WalkView } from '@/features/exhibit/walk/WalkView';
import { useWalkMetres } from '@/features/map/way/useWalkMetres';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** Exhibits in an order that tells something, stop by stop. */
export default function WalkPage() {
  const { id = '' } = useParams<'walk'>();
  return <WalkView id={id} metresOf={useWalkMetres()} />;
}
