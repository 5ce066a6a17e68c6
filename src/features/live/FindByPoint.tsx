import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { useLivePoints } from './api';
import { PointCard } from './PointCard';

/** All live points, endless. */
export function FindByPoint({ onOpen }: { onOpen: (pointId: string) => void }) {
  const words = useT().center.live;
  const query = useLivePoints();
  return (
    <EndlessList
      query={query}
      render={(point) => <PointCard point={point} onOpen={() => onOpen(point.id)} />}
      empty={<Empty text={words.none} />}
    />
  );
}
