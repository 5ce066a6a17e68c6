import { ExhibitView } from '@/features/exhibit/ExhibitView';
import { numberOf } from '@/features/exhibit/signNumber';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One exhibit: what its sign opens, signed in or not. */
export default function ExhibitPage() {
  const { id, scene } = useParams<'exhibit'>();
  return <ExhibitView id={numberOf(scene ?? id ?? '') ?? ''} />;
}
