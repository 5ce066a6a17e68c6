import type { LivePoint } from '@park/contract/live/point/schemas';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';

/** The way to a point on the park's own map, where it stands under the same id; in a park that has one. */
export function WayToPoint({ point: { id, name } }: { point: Pick<LivePoint, 'id' | 'name'> }) {
  const t = useT().live.point;
  if (!useParts()('map')) return null;
  return (
    <Button kind="secondary" label={t.wayTo({ name })} onClick={() => void go('searchBar', { view: 'map', place: id })}>
      {t.way}
    </Button>
  );
}
