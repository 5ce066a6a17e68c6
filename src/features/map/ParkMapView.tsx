import type { PlaceKind } from '@park/contract/map/limits';
import { isWalked, PLACE_KINDS, placeOfExhibit } from '@park/contract/map/limits';
import type { MapShape, ParkMap } from '@park/contract/map/schemas';
import { nearest } from '@park/contract/map/spot';
import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import './ParkMapView.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { showPart } from '@/platform/showPart';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { ListItem } from '@/ui/ListItem';
import { SearchField } from '@/ui/SearchField';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useControlId } from '@/ui/useControlId';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useOffered, useParkMap } from './api';
import { DrawnMap } from './DrawnMap';
import { Mark } from './Mark';
import { PlaceCard } from './PlaceCard';
import { type MarkKind, markOf, type Placed, placedOf, type WalkOnMap } from './placed';
import { QuickRow } from './QuickRow';
import { ServiceMap } from './ServiceMap';
import { useKindWord } from './useKindWord';
import { useWay } from './way/useWay';
import { WayCard } from './way/WayCard';
import { piecesOf, walkLine } from './way/walkLine';

/** Letters of a search. */
const MAX_QUERY_CHARACTERS = 30;
/** What there are tabs for, in their order. */
const TABS: readonly MarkKind[] = PLACE_KINDS.flatMap((kind) => (kind === 'sight' ? [kind, 'exhibit'] : [kind]));
const NONE: ReadonlySet<string> = new Set();

interface ParkMapViewProps {
  /** Chosen by a link, with the way there. */
  place?: string;
  /** The way to the next of this kind. */
  nearest?: PlaceKind;
  /** Alone at first, if the park has any. */
  kind?: MarkKind;
  walk?: WalkOnMap;
}

/** The whole map: places by kind on the map service's map, or on our drawing; below it what the chosen one is, and all of them. */
export function ParkMapView(props: ParkMapViewProps) {
  const query = useParkMap();
  usePullToRefresh(query.refetch);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="list" rows={4} />}>
      {(map) => <Places map={map} {...props} />}
    </Loaded>
  );
}

/** Which places are shown: of a kind or on the walk, and by what was typed. */
function useFilter(places: readonly Placed[], walk: WalkOnMap['walk'] | undefined, first: MarkKind | undefined) {
  const wordOf = useKindWord();
  const { all } = useT().map;
  const kinds = TABS.filter((one) => places.some((place) => place.kind === one));
  const [kind, setKind] = useState<MarkKind | 'all' | 'walk'>(walk ? 'walk' : (kinds.find((one) => one === first) ?? 'all'));
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const isShown = (place: Placed) =>
    (kind === 'all' || (kind === 'walk' ? place.stop !== undefined : place.kind === kind)) &&
    `${place.name} ${wordOf(place.kind)}`.toLowerCase().includes(sought);
  const options = [
    ...(walk ? [{ value: 'walk' as const, label: walk.name }] : []),
    { value: 'all' as const, label: all },
    ...kinds.map((value) => ({ value, label: wordOf(value) })),
  ];
  const clear = () => {
    setKind('all');
    setWords('');
  };
  return { kinds, kind, setKind, words, setWords, sought, isShown, shown: places.filter(isShown), options, clear };
}

function Places({
  map: whole,
  place: wanted = '',
  nearest: nearestKind,
  kind: first,
  walk: on,
}: ParkMapViewProps & { map: ParkMap }) {
  const map = useOffered(whole);
  const { shapes } = map;
  const walk = on?.walk;
  const seen = on?.seen ?? NONE;
  const places = useMemo(() => placedOf(map, walk), [map, walk]);
  const pieces = useMemo(() => (walk ? walkLine(shapes, walk) : []), [shapes, walk]);
  const { map: t, search } = useT();
  const hasWays = shapes.some(({ kind }) => isWalked(kind));
  // A map without ways shows all of the kind, in place of the way to one.
  const { kind, sought, shown, isShown, ...filter } = useFilter(places, walk, first ?? (hasWays ? undefined : nearestKind));
  const [picked, setPicked] = useState(wanted);
  const chosenId = picked || (on?.nextId ? placeOfExhibit(on.nextId) : '');
  const [closed, setClosed] = useState<MapShape | null>(null);
  const ways = useWay(
    places,
    shapes,
    nearestKind ? { kind: nearestKind } : wanted ? { id: wanted } : null,
    walk?.isStepFree ?? false,
  );
  const top = useControlId();
  const choose = useCallback(({ id }: Pick<Placed, 'id'>) => {
    setPicked(id);
    setClosed(null);
  }, []);
  const goal = ways.found?.to;
  const focusId = goal?.id ?? chosenId;
  /** Amid all the others exhibits would hide what is looked for in a hurry. */
  const isMinor = (place: Placed) => place.kind === 'exhibit' && kind === 'all' && sought === '' && place.id !== focusId;
  const chosen = shown.find(({ id }) => id === focusId);
  const found = ways.found?.way;
  const way = useMemo(() => (found && typeof found !== 'string' ? piecesOf(found) : []), [found]);
  const { position } = ways;
  const near = position && nearest(position.at, map.places)?.place.name;
  const drawn = (
    <DrawnMap
      places={places}
      shapes={shapes}
      isShown={(place) => isShown(place) || place.id === goal?.id}
      isMinor={isMinor}
      chosenId={focusId}
      onChoose={choose}
      onClosed={setClosed}
      walk={pieces}
      seen={seen}
      way={way}
      here={position}
      hereLabel={t.near({ place: near ?? t.title, metres: Math.round(position?.accuracy ?? 0) })}
      onLocate={ways.locate}
      label={t.title}
    />
  );
  const cardOf = (place: Placed) => (
    <PlaceCard
      key={place.id}
      place={place}
      {...(walk && place.stop && { walk: { id: walk.id, mark: markOf(place.stop, seen.has(place.exhibitId ?? '')) } })}
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
  const cards = shown.filter((place) => place !== chosen).map((place) => ({ card: cardOf(place), stop: place.stop ?? 0 }));
  if (walk && kind === 'walk') {
    for (const [index, stop] of walk.stops.entries()) {
      if (stop.at !== null || !stop.name.toLowerCase().includes(sought)) continue;
      const mark = markOf(index + 1, seen.has(stop.id));
      cards.push({ card: <StopElsewhere key={stop.id} stop={stop} walk={walk.id} mark={mark} />, stop: index + 1 });
    }
    cards.sort((a, b) => a.stop - b.stop);
  }
  return (
    <View className="map-view stack" id={top}>
      <SearchField
        label={t.find}
        value={filter.words}
        maxLength={MAX_QUERY_CHARACTERS}
        onChange={filter.setWords}
        onSearch={() => shown[0] && choose(shown[0])}
        action={search.search}
        clearLabel={search.clear}
      />
      {hasWays && <QuickRow kinds={new Set<string>(filter.kinds)} onGo={ways.goToNearest} />}
      <ServiceMap
        map={map}
        places={shown.filter((place) => !isMinor(place))}
        walk={pieces}
        way={way}
        onChoose={choose}
        label={t.title}
        instead={drawn}
      />
      {/* It stays while nothing is said: else nobody hears it. */}
      <View className={closed ? 'note tone-danger' : 'map-view__silent'} {...aria({ live: 'polite' })}>
        {closed && t.closedBecause({ name: closed.name || t.aWay, why: closed.closed })}
      </View>
      {hasWays && <WayCard {...ways} />}
      {pieces.some(({ isWay }) => !isWay) && <View className="text-quiet">{t.walkGuessed}</View>}
      <Tabs options={filter.options} value={kind} onChange={filter.setKind} name={t.filter} />
      <View className="map-places stack">
        {chosen && cardOf(chosen)}
        {cards.map(({ card }) => card)}
        {shown.length + cards.length === 0 &&
          (places.length === 0 ? (
            <Empty text={t.empty} />
          ) : (
            <Empty picture="nothing" text={t.notFound} action={search.clear} onAction={filter.clear} />
          ))}
      </View>
    </View>
  );
}

type Stop = WalkOnMap['walk']['stops'][number];

/** A stop that the map does not show. */
function StopElsewhere({ stop: { id, name, latin }, walk, mark }: { stop: Stop; walk: string; mark: string }) {
  return (
    <ListItem
      picture={<Mark kind="exhibit" number={mark} />}
      title={name}
      facts={[latin]}
      label={name}
      onClick={() => void go('exhibit', { id, walk })}
    />
  );
}
