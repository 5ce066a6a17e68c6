import type { PlaceKind } from '@park/contract/map/limits';
import { PLACE_KINDS } from '@park/contract/map/limits';
import type { MapPlace, ParkMap } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import './ParkMapView.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useParkMap } from './api';
import { DrawnMap } from './DrawnMap';
import { PlaceCard } from './PlaceCard';
import { ServiceMap } from './ServiceMap';

/** The whole map: places by kind on the map service's map, or on our drawing; below it what the chosen one is, and all of them. @param place chosen by a link */
export function ParkMapView({ place }: { place?: string }) {
  const query = useParkMap();
  usePullToRefresh(query.refetch);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="list" rows={4} />}>
      {(map) => <Places map={map} wanted={place} />}
    </Loaded>
  );
}

function Places({ map: { key, places }, wanted = '' }: { map: ParkMap; wanted?: string }) {
  const { map: t } = useT();
  const [kind, setKind] = useState<PlaceKind | 'all'>('all');
  const [chosenId, setChosenId] = useState(wanted);
  const choose = useCallback(({ id }: Pick<MapPlace, 'id'>) => setChosenId(id), []);
  const isShown = (place: MapPlace) => kind === 'all' || place.kind === kind;
  const shown = places.filter(isShown);
  const chosen = shown.find(({ id }) => id === chosenId);
  const kinds = PLACE_KINDS.filter((one) => places.some((place) => place.kind === one));
  const options = [{ value: 'all' as const, label: t.all }, ...kinds.map((value) => ({ value, label: t.kinds[value] }))];
  const drawn = <DrawnMap places={places} isShown={isShown} chosenId={chosenId} onChoose={choose} label={t.title} />;
  return (
    <>
      <Tabs options={options} value={kind} onChange={setKind} name={t.filter} />
      <ServiceMap mapKey={key} places={shown} chosenId={chosenId} onChoose={choose} label={t.title} instead={drawn} />
      <View className="map-places stack">
        {chosen && <PlaceCard place={chosen} />}
        {shown
          .filter(({ id }) => id !== chosen?.id)
          .map((place) => (
            <PlaceCard key={place.id} place={place} />
          ))}
      </View>
    </>
  );
}
