import type { PlaceKind } from '@park/contract/map/limits';
import { isWalked, PLACE_KINDS } from '@park/contract/map/limits';
import type { MapPlace, MapShape, ParkMap } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import './ParkMapView.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { showPart } from '@/platform/showPart';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { SearchField } from '@/ui/SearchField';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useControlId } from '@/ui/useControlId';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useParkMap } from './api';
import { DrawnMap } from './DrawnMap';
import { PlaceCard } from './PlaceCard';
import { QuickRow } from './QuickRow';
import { ServiceMap } from './ServiceMap';
import { useWay } from './way/useWay';
import { WayCard } from './way/WayCard';

/** Letters of a search. */
const MOST = 30;

/** The whole map: places by kind on the map service's map, or on our drawing; below it what the chosen one is, and all of them. @param place chosen by a link, with the way there @param nearest the way to the next of this kind */
export function ParkMapView({ place, nearest }: { place?: string; nearest?: PlaceKind }) {
  const query = useParkMap();
  usePullToRefresh(query.refetch);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="list" rows={4} />}>
      {(map) => <Places map={map} wanted={place} nearest={nearest} />}
    </Loaded>
  );
}

function Places({ map, wanted = '', nearest }: { map: ParkMap; wanted?: string; nearest?: PlaceKind }) {
  const { places, shapes } = map;
  const { map: t, search } = useT();
  const [kind, setKind] = useState<PlaceKind | 'all'>('all');
  const [words, setWords] = useState('');
  const [chosenId, setChosenId] = useState(wanted);
  const [closed, setClosed] = useState<MapShape | null>(null);
  const ways = useWay(map, nearest ? { kind: nearest } : wanted ? { id: wanted } : null);
  const top = useControlId();
  const choose = useCallback(({ id }: Pick<MapPlace, 'id'>) => {
    setChosenId(id);
    setClosed(null);
  }, []);
  const sought = words.trim().toLowerCase();
  const isShown = (place: MapPlace) =>
    (kind === 'all' || place.kind === kind) && `${place.name} ${t.kinds[place.kind]}`.toLowerCase().includes(sought);
  const goal = ways.found?.to;
  const shown = places.filter(isShown);
  const chosen = shown.find(({ id }) => id === (goal?.id ?? chosenId));
  const hasWays = shapes.some(({ kind }) => isWalked(kind));
  const kinds = PLACE_KINDS.filter((one) => places.some((place) => place.kind === one));
  const options = [{ value: 'all' as const, label: t.all }, ...kinds.map((value) => ({ value, label: t.kinds[value] }))];
  const way = ways.found && typeof ways.found.way !== 'string' ? ways.found.way.line : null;
  const drawn = (
    <DrawnMap
      places={places}
      shapes={shapes}
      isShown={(place) => isShown(place) || place.id === goal?.id}
      chosenId={goal?.id ?? chosenId}
      onChoose={choose}
      onClosed={setClosed}
      way={way}
      here={ways.at}
      onLocate={() => void ways.locate()}
      label={t.title}
    />
  );
  const cardOf = (place: MapPlace) => (
    <PlaceCard
      key={place.id}
      place={place}
      {...(hasWays && {
        onRoute: () => {
          choose(place);
          ways.goTo(place.id);
          showPart(top);
        },
      })}
      {...(goal && goal.id !== place.id && { onStart: () => ways.setStart(place.id) })}
    />
  );
  return (
    <View className="map-view stack" id={top}>
      <SearchField
        label={t.find}
        value={words}
        maxLength={MOST}
        onChange={setWords}
        onSearch={() => shown[0] && choose(shown[0])}
        action={search.search}
        clearLabel={search.clear}
      />
      {hasWays && <QuickRow kinds={new Set(kinds)} onGo={ways.goToNearest} />}
      <ServiceMap map={map} places={shown} way={way} onChoose={choose} label={t.title} instead={drawn} />
      {closed && (
        <View className="note tone-danger" {...aria({ live: 'polite' })}>
          {t.closedBecause(closed.name || t.aWay, closed.closed ?? '')}
        </View>
      )}
      {hasWays && <WayCard {...ways} />}
      <Tabs options={options} value={kind} onChange={setKind} name={t.filter} />
      <View className="map-places stack">
        {chosen && cardOf(chosen)}
        {shown.filter(({ id }) => id !== chosen?.id).map(cardOf)}
        {shown.length === 0 && (
          <Empty
            picture="nothing"
            text={t.notFound}
            action={search.clear}
            onAction={() => {
              setKind('all');
              setWords('');
            }}
          />
        )}
      </View>
    </View>
  );
}
