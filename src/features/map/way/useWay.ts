import type { PlaceKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { nearest, toMap } from '@park/contract/map/spot';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { askHeading } from '@/platform/heading';
import { phonePosition } from '@/platform/position';
import type { Placed } from '../placed';
import { findWay, soonest } from './findWay';
import type { Walker } from './pace';

/** Farther from every place nobody is in the park. m */
export const IN_PARK = 700;

/** Where the visitor wants to go: to a place, or to the nearest of a kind. */
type Goal = { id: string } | { kind: PlaceKind };

/** Where the phone is; `away`: not in the park. */
export type Here = { at: Spot } | 'asking' | 'away' | 'unknown' | null;

/** The way from where the visitor is, or from a place they chose, else from the main entrance. @param wanted at once @param who goes, at first */
export function useWay(places: readonly Placed[], shapes: readonly MapShape[], wanted: Goal | null, who: Walker) {
  const gate: Placed | undefined = places.find(({ kind }) => kind === 'entrance') ?? places[0];
  const [here, setHere] = useState<Here>(null);
  const [startId, setStartId] = useState<string | null>(null);
  const [goal, setGoal] = useState(wanted && 'id' in wanted && wanted.id === gate?.id ? null : wanted);
  const [walker, setWalker] = useState<Walker>(who);

  const locate = useCallback(async () => {
    setHere((now) => (now && typeof now === 'object' ? now : 'asking'));
    setStartId(null);
    void askHeading();
    const position = await phonePosition();
    if (!position) return setHere('unknown');
    const at = toMap(position);
    setHere((nearest(at, places)?.metres ?? Number.POSITIVE_INFINITY) > IN_PARK ? 'away' : { at });
  }, [places]);

  // The tap that led here has asked for what is near.
  const isNear = wanted !== null && 'kind' in wanted;
  useEffect(() => {
    if (isNear) void locate();
  }, [isNear, locate]);

  const at = here && typeof here === 'object' ? here.at : null;
  const chosen = places.find(({ id }) => id === startId);
  const start: { place: Placed | null; at: Spot } | null = chosen
    ? { place: chosen, at: chosen }
    : at
      ? { place: null, at }
      : gate
        ? { place: gate, at: gate }
        : null;
  const from = start?.at;
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
    return to ? { to, way: findWay(shapes, from, to, walker) } : null;
  }, [goal, from, places, shapes, walker]);

  return {
    here,
    at,
    start,
    found,
    walker,
    setWalker,
    locate,
    setStart: setStartId,
    /** To a place from where the visitor is thought to be. */
    goTo: (id: string) => setGoal({ id }),
    /** To the nearest of a kind; asks the phone where it is. */
    goToNearest: (kind: PlaceKind) => {
      setGoal({ kind });
      if (here === null && startId === null) void locate();
    },
    leave: () => setGoal(null),
  };
}

export type WayState = ReturnType<typeof useWay>;
