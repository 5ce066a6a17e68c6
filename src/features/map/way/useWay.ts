import type { PlaceKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { isExact, nearest, toMap } from '@park/contract/map/spot';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { askHeading } from '@/platform/heading';
import { usePageShown } from '@/platform/pageShown';
import { type PhonePosition, watchPosition } from '@/platform/position';
import { getItem, setItem } from '@/platform/storage';
import type { Placed } from '../placed';
import { byShuttle, findWay, soonest } from './findWay';
import { WALKERS, type Walker } from './pace';
import { progressOn, stepsLeft, stepsOf } from './stepsOf';

/** Farther from every place nobody is in the park. m */
export const IN_PARK = 700;
/** Farther beside a way one has left it, unless the phone knows no better. m */
const OFF_WAY_METRES = 40;

/** Where the visitor wants to go: to a place, or to the nearest of a kind. */
type Goal = { id: string } | { kind: PlaceKind };

/** Where the phone is, to how many metres. */
interface Found {
  at: Spot;
  accuracy: number;
}

/** `away`: not in the park; `vague`: the phone does not know where in it. */
export type Here = Found | 'asking' | 'away' | 'vague' | 'unknown' | null;

function hereOf(position: PhonePosition | null, before: Here, places: readonly Spot[]): Here {
  // A phone that is silent for a moment has not moved.
  if (!position) return before && typeof before === 'object' ? before : 'unknown';
  if (!isExact(position)) return 'vague';
  const at = toMap(position);
  if ((nearest(at, places)?.metres ?? Number.POSITIVE_INFINITY) > IN_PARK) return 'away';
  return { at, accuracy: position.accuracy ?? 0 };
}

/** Who goes, as the visitor said last. */
const keptWalker = (): Walker => WALKERS.find((one) => one === getItem('walker')) ?? 'walker';

/** The way from where the visitor is, or from a place they chose, else from the main entrance. @param wanted at once @param isStepFree for a walk without steps: on wheels at first */
export function useWay(places: readonly Placed[], shapes: readonly MapShape[], wanted: Goal | null, isStepFree: boolean) {
  const gate: Placed | undefined = places.find(({ kind }) => kind === 'entrance') ?? places[0];
  const [here, setHere] = useState<Here>(null);
  const [startId, setStartId] = useState<string | null>(null);
  const [goal, setGoal] = useState(wanted && 'id' in wanted && wanted.id === gate?.id ? null : wanted);
  const [walker, setWalker] = useState<Walker>(() => (isStepFree ? 'wheels' : keptWalker()));
  /** How often one was chosen here. */
  const [chosen, setChosen] = useState(0);
  const [locateRequests, setLocateRequests] = useState(0);
  /** Where the way that is shown begins: it stays while the visitor walks along it. */
  const [begin, setBegin] = useState<Spot | null>(null);

  const locate = useCallback(() => {
    setHere((now) => (now && typeof now === 'object' ? now : 'asking'));
    setStartId(null);
    void askHeading();
    setLocateRequests((times) => times + 1);
  }, []);
  const isShown = usePageShown();
  // Asked once more, a phone that said nothing is listened to anew.
  useEffect(() => {
    if (locateRequests === 0 || !isShown) return;
    return watchPosition((position) => setHere((before) => hereOf(position, before, places)));
  }, [locateRequests, isShown, places]);

  // The tap that led here has asked for what is near.
  const isNear = wanted !== null && 'kind' in wanted;
  useEffect(() => {
    if (isNear) locate();
  }, [isNear, locate]);

  const position = here && typeof here === 'object' ? here : null;
  const at = position?.at ?? null;
  const startPlace = places.find(({ id }) => id === startId);
  const start: { place: Placed | null; at: Spot } | null = startPlace
    ? { place: startPlace, at: startPlace }
    : at
      ? { place: null, at: begin ?? at }
      : gate
        ? { place: gate, at: gate }
        : null;
  const from = start?.at;
  const isPhone = start?.place === null;
  const found = useMemo(() => {
    if (!goal || !from) return null;
    const to =
      'id' in goal
        ? places.find(({ id }) => id === goal.id)
        : soonest(
            shapes,
            from,
            places.filter(({ kind }) => kind === goal.kind),
            walker,
          );
    if (!to) return null;
    const sought = findWay(shapes, from, to, walker);
    // Only who stands there can go to a path first.
    const way = sought === 'far' && !isPhone ? 'steps' : sought;
    const isHard = walker === 'wheels' && (typeof way === 'string' ? way === 'steps' : !way.isForWheels);
    const stops = isHard ? places.filter(({ kind, closed }) => kind === 'shuttle' && closed === null) : [];
    return { to, way, isHard, isByShuttle: byShuttle(shapes, stops, from, to) };
  }, [goal, from, isPhone, places, shapes, walker]);

  const way = found && typeof found.way !== 'string' ? found.way : null;
  useEffect(() => setBegin((last) => (at && way ? (last ?? at) : at)), [at, way]);
  const steps = useMemo(() => (way ? stepsOf(way, shapes) : []), [way, shapes]);
  /** Where on the way the visitor is, if that is known. */
  const progress = way && isPhone && position ? progressOn(way.line, position.at) : null;
  const isOff = progress !== null && progress.beside > Math.max(OFF_WAY_METRES, position?.accuracy ?? 0);
  const ahead = progress && !isOff && way ? { metres: progress.left, share: progress.left / Math.max(1, way.metres) } : null;
  /** What is asked for anew is asked for from where the visitor is now. */
  const goAnew = (to: Goal) => {
    setBegin(at);
    setGoal(to);
    setChosen((times) => times + 1);
  };

  return {
    here,
    position,
    start,
    found,
    walker,
    chosen,
    /** Left by so much that it leads nowhere from there. */
    isOff,
    /** What is still to be walked. */
    steps: ahead ? stepsLeft(steps, ahead.metres) : steps,
    left: ahead && way && { metres: Math.round(ahead.metres), minutes: Math.max(1, Math.round(way.minutes * ahead.share)) },
    /** Where it was left it begins anew. */
    findFromHere: () => setBegin(at),
    setWalker(next: Walker) {
      setBegin(at);
      setWalker(next);
      setItem('walker', next);
    },
    locate,
    setStart: setStartId,
    /** To a place from where the visitor is thought to be. */
    goTo: (id: string) => goAnew({ id }),
    /** To the nearest of a kind; asks the phone where it is. */
    goToNearest: (kind: PlaceKind) => {
      goAnew({ kind });
      if (here === null && startId === null) locate();
    },
    leave: () => setGoal(null),
  };
}

export type WayState = ReturnType<typeof useWay>;
