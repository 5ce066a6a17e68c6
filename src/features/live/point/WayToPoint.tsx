import type { LivePoint } from '@park/contract/live/point/schemas';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';

/** The way to a point on the park's own map, where it stands under the same id. */
export function WayToPoint({ point: { id, name } }: { point: Pick<LivePoint, 'id' | 'name'> }) {
  const t = useT().live.point;
  return (
    <Button kind="secondary" label={t.wayTo({ name })} onClick={() => void go('searchBar', { view: 'map', place: id })}>
      {t.way}
    </Button>
  );
}
