import type { MapPlace } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { formatDistance } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { useParkMap } from './api';
import { Mark } from './Mark';

const SHOWN = 3;

/** The open places that are least far from one of them, each a way into the map; nothing where there are none, or no map. */
export function Nearby({ id, spot }: { id: string; spot: Spot }) {
  const { map: t } = useT();
  const hasMap = useParts()('map');
  const { data } = useParkMap(hasMap);
  const near = (data?.places ?? [])
    .filter((place) => place.id !== id && place.closed === null)
    .map((place) => ({ place, metres: distance(spot, place) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, SHOWN);
  if (!hasMap || near.length === 0) return null;
  /** A toilet may be called just that. */
  const farOf = ({ kind, name }: MapPlace, metres: number) => {
    const far = formatDistance(Math.round(metres / 10) * 10);
    return name === t.kinds[kind] ? far : `${t.kinds[kind]} · ${far}`;
  };
  return (
    <Section title={t.nearby}>
      <View className="stack">
        {near.map(({ place, metres }) => (
          <ListItem
            key={place.id}
            picture={<Mark kind={place.kind} />}
            title={place.name}
            facts={[farOf(place, metres)]}
            onClick={() => void go('searchBar', { view: 'map', place: place.id })}
          />
        ))}
      </View>
    </Section>
  );
}
