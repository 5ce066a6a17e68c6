import { isWalked, type PlaceKind, placeOfExhibit } from '@park/contract/map/limits';
import type { MapShape, ParkMap } from '@park/contract/map/schemas';
import { nearest } from '@park/contract/map/spot';
import { SEARCH } from '@park/contract/search/limits';
import { View } from '@tarojs/components';
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import './ParkMapView.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { type Size, watchSize } from '@/platform/size';
import { useAppearance } from '@/theme/useAppearance';
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
import { HALF, MapSheet, type Stop } from './MapSheet';
import { Mark } from './Mark';
import { PlaceCard } from './PlaceCard';
import { type MarkKind, markOf, type Placed, placedOf, type WalkOnMap } from './placed';
import { QuickRow } from './QuickRow';
import { ServiceMap } from './ServiceMap';
import { useFilter } from './useFilter';
import { useWay } from './way/useWay';
import { WayCard } from './way/WayCard';
import { piecesOf, walkLine } from './way/walkLine';

const NONE: ReadonlySet<string> = new Set();
/** Of the map and the sheet's head, until they are measured. */
const WINDOW = { width: 375, height: 700, scale: 1 };
const HEAD = { width: 375, height: 190, scale: 1 };

interface ParkMapViewProps {
  /** Chosen by a link, with the way there. */
  place?: string;
  /** The way to the next of this kind. */
  nearest?: PlaceKind;
  /** Alone at first, if the park has any. */
  kind?: MarkKind;
  walk?: WalkOnMap;
}

/** The whole map, which fills the page: places by kind on the map service's map, or on our drawing; on a sheet over it what the chosen one is, and all of them. */
export function ParkMapView(props: ParkMapViewProps) {
  const query = useParkMap();
  usePullToRefresh(query.refetch);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="list" rows={4} />}>
      {(map) => <Places map={map} {...props} />}
    </Loaded>
  );
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
  const filter = useFilter(places, walk, first ?? (hasWays ? undefined : nearestKind));
  const { kind, sought, shown } = filter;
  const isShown = useMemo(() => new Set(shown), [shown]);
  const [stop, setStop] = useState<Stop>(wanted || nearestKind || first || walk ? 'half' : 'peek');
  const [picked, setPicked] = useState(wanted);
  const [closed, setClosed] = useState<MapShape | null>(null);
  const ways = useWay(
    places,
    shapes,
    nearestKind ? { kind: nearestKind } : wanted ? { id: wanted } : null,
    walk?.isStepFree ?? false,
  );
  const raise = () => setStop((now) => (now === 'peek' ? 'half' : now));
  const choose = useCallback(({ id }: Pick<Placed, 'id'>) => {
    setPicked(id);
    setClosed(null);
    setStop('half');
  }, []);
  const goal = hasWays ? ways.found?.to : undefined;
  const focusId = picked || goal?.id || (on?.nextId ? placeOfExhibit(on.nextId) : '');
  /** Amid all the others exhibits would hide what is looked for in a hurry. */
  const isMinor = (place: Placed) => place.kind === 'exhibit' && kind === 'all' && sought === '' && place.id !== focusId;
  const found = ways.found?.way;
  const way = useMemo(() => (found && typeof found !== 'string' ? piecesOf(found) : []), [found]);
  const fit = useMemo(() => {
    if (way.length === 0) return filter.isFiltered ? shown : places;
    return way.flatMap(({ line }) => line.map(([longitude, latitude]) => ({ latitude, longitude })));
  }, [way, shown, places, filter.isFiltered]);
  const [mapId, headId] = [useControlId(), useControlId()];
  const { textSize } = useAppearance();
  const size = useSize(mapId, WINDOW);
  const head = useSize(headId, HEAD, `${textSize} ${goal === undefined} ${closed === null}`);
  // Beside the map it is of another width.
  const peek = head.width === size.width ? head.height : 0;
  const { position } = ways;
  const near = position && nearest(position.at, map.places)?.place.name;
  const drawn = (
    <DrawnMap
      places={places}
      shapes={shapes}
      isShown={(place) => isShown.has(place) || place.id === goal?.id}
      isMinor={isMinor}
      chosenId={focusId}
      onChoose={choose}
      onClosed={setClosed}
      walk={pieces}
      seen={seen}
      way={way}
      fit={fit}
      size={size}
      cover={peek > 0 && stop !== 'peek' ? size.height * HALF : peek}
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
      {...(hasWays &&
        goal?.id !== place.id && {
          onRoute: () => {
            choose(place);
            ways.goTo(place.id);
          },
        })}
      {...(goal && goal.id !== place.id && { onStart: () => ways.setStart(place.id) })}
    />
  );
  const chosen = (goal ? places : shown).find(({ id }) => id === focusId);
  const cards = shown.filter((place) => place !== chosen).map((place) => ({ card: cardOf(place), stop: place.stop ?? 0 }));
  if (walk && kind === 'walk') {
    for (const [index, one] of walk.stops.entries()) {
      if (one.at !== null) continue;
      const mark = markOf(index + 1, seen.has(one.id));
      cards.push({ card: <StopElsewhere key={one.id} stop={one} walk={walk.id} mark={mark} />, stop: index + 1 });
    }
    cards.sort((a, b) => a.stop - b.stop);
  }
  return (
    <View className="map-view" style={{ '--peek': `${peek * size.scale}px` } as CSSProperties}>
      <MapSheet
        stop={stop}
        onStop={setStop}
        id={headId}
        head={
          <>
            <SearchField
              label={t.find}
              value={filter.words}
              maxLength={SEARCH.length}
              // The keyboard covers what lies low.
              onFocus={() => setStop('full')}
              onChange={(text) => {
                ways.leave();
                setPicked('');
                filter.setWords(text);
              }}
              onSearch={() => setStop('half')}
              action={search.search}
              clearLabel={search.clear}
            />
            {/* It stays while nothing is said: else nobody hears it. */}
            <View className={closed ? 'map-view__closed note tone-danger' : 'map-view__silent'} {...aria({ live: 'polite' })}>
              {closed && t.closedBecause({ name: closed.name || t.aWay, why: closed.closed })}
            </View>
            {hasWays && !goal && (
              <QuickRow
                kinds={new Set<string>(filter.kinds)}
                onGo={(to) => {
                  setPicked('');
                  raise();
                  ways.goToNearest(to);
                }}
              />
            )}
            {!goal && (
              <Tabs
                options={filter.options}
                value={kind}
                onChange={(next) => {
                  filter.setKind(next);
                  setPicked('');
                  raise();
                }}
                name={t.filter}
              />
            )}
          </>
        }
      >
        {hasWays && (
          <View className={goal ? 'map-view__scroll' : 'map-view__silent'}>
            {goal && chosen && chosen !== goal && cardOf(chosen)}
            <WayCard {...ways} />
            {goal && cardOf(goal)}
          </View>
        )}
        {!goal && (
          // Anew from its top for each that is chosen.
          <View key={focusId} className="map-view__scroll map-places stack">
            {pieces.some(({ isWay }) => !isWay) && <View className="text-quiet">{t.walkGuessed}</View>}
            {chosen && cardOf(chosen)}
            {cards.map(({ card }) => card)}
            {!chosen && cards.length === 0 && !filter.isPending && (
              <NoPlace isBare={places.length === 0} onClear={filter.clear} />
            )}
          </View>
        )}
      </MapSheet>
      <View id={mapId} className="map-view__map">
        <ServiceMap
          map={map}
          places={shown.filter((place) => !isMinor(place))}
          walk={pieces}
          way={way}
          fit={fit}
          onChoose={choose}
          label={t.title}
          instead={drawn}
        />
      </View>
    </View>
  );
}

function NoPlace({ isBare, onClear }: { isBare: boolean; onClear: () => void }) {
  const { map: t, search } = useT();
  if (isBare) return <Empty text={t.empty} />;
  return <Empty picture="nothing" text={t.notFound} action={search.clear} onAction={onClear} />;
}

type WalkStop = WalkOnMap['walk']['stops'][number];

/** A stop that the map does not show. */
function StopElsewhere({ stop: { id, name, latin }, walk, mark }: { stop: WalkStop; walk: string; mark: string }) {
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

/** How large a part is; until it is measured, so large. @param again what may change it: a mini-program measures anew then */
function useSize(id: string, first: Size, again = ''): Size {
  const [size, setSize] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said of `again`
  useEffect(
    () =>
      watchSize(id, (next) =>
        setSize((last) =>
          last.width === next.width && last.height === next.height && last.scale === next.scale ? last : next,
        ),
      ),
    [id, again],
  );
  return size;
}
