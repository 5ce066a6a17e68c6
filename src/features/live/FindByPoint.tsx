import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { EndlessList } from '@/ui/EndlessList';
import { useLivePoints } from './api';
import { PointCard } from './PointCard';

/** All live points, endless. */
export function FindByPoint({ onOpen }: { onOpen: (pointId: string) => void }) {
  const { point: words } = useT().live;
  const query = useLivePoints();
  return (
    <EndlessList
      query={query}
      keyOf={({ id }) => id}
      render={(point) => <PointCard point={point} onOpen={() => onOpen(point.id)} />}
      empty={<Empty text={words.none} />}
      errorText={sentenceOf(query.error)}
    />
  );
}
