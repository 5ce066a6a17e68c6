import { useEffect } from 'react';
import { useParts } from '@/api/usePark';
import { ExhibitView } from '@/features/exhibit/ExhibitView';
import { checkOf, numberOf } from '@/features/exhibit/signNumber';
import { collect } from '@/features/exhibit/stamp/queue';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** One exhibit: what its sign opens, signed in or not. */
export default function ExhibitPage() {
  const { id: idParam, scene, walk } = useParams<'exhibit'>();
  const code = scene ?? idParam ?? '';
  const id = numberOf(code) ?? '';
  const check = checkOf(code);
  const isOffered = useParts()('exhibit');
  useEffect(() => {
    if (isOffered && id !== '' && check !== '') collect({ exhibitId: id, check });
  }, [isOffered, id, check]);
  return <ExhibitView id={id} walk={walk} />;
}
