import { type PlaceKind, placeOfExhibit } from '@park/contract/map/limits';
import type { MapPlace, ParkMap } from '@park/contract/map/schemas';
import { spanOf } from '@park/contract/walk/marks';
import type { Walk } from '@park/contract/walk/schemas';

/** A walk that the map shows, and how far one has come on it. */
export interface WalkOnMap {
  walk: Pick<Walk, 'id' | 'name' | 'isStepFree' | 'stops'>;
  /** Exhibits. */
  seen: ReadonlySet<string>;
  /** The exhibit to go to. */
  nextId: string | undefined;
}

export type MarkKind = PlaceKind | 'exhibit';

/** What the map shows somewhere: a place of the park, or an exhibit. */
export interface Placed extends Omit<MapPlace, 'kind'> {
  kind: MarkKind;
  /** The number on its sign. */
  exhibitId?: string;
  /** Where it stands on the walk that is shown, from 1. */
  stop?: number;
}

const isExhibit = ({ kind }: Placed) => kind === 'exhibit';

/** All that lies on the map, exhibits last. What the walk says stands in for an exhibit that the map does not know (yet). */
export function placedOf(
  { places, exhibits = [] }: Pick<ParkMap, 'places' | 'exhibits'>,
  walk: WalkOnMap['walk'] | undefined,
): Placed[] {
  const stops = walk?.stops ?? [];
  const known = new Set(exhibits.map(({ id }) => id));
  const others = stops.flatMap(({ id, name, latin, at }) => (at && !known.has(id) ? [{ id, name, text: latin, ...at }] : []));
  const numberOf = new Map(stops.map(({ id }, index) => [id, index + 1]));
  const toPlaced = ({ id, ...exhibit }: (typeof exhibits)[number]): Placed => {
    const stop = numberOf.get(id);
    return { ...exhibit, id: placeOfExhibit(id), kind: 'exhibit', closed: null, exhibitId: id, ...(stop && { stop }) };
  };
  return [...places, ...[...exhibits, ...others].map(toPlaced)];
}

/** Exhibits below, so that a finger meets a gate or a toilet first. */
export const fromTheGround = (placed: readonly Placed[]): Placed[] => [
  ...placed.filter(isExhibit),
  ...placed.filter((one) => !isExhibit(one)),
];

/** What the mark of stops says. @param numbers `1–3` */
export const markOf = (numbers: number | string, isSeen: boolean) => `${numbers}${isSeen ? ' ✓' : ''}`;

/** What the marks of stops say, by id: their numbers, and those of the stops below them. @param dots by their id, below which mark each lies @param seen exhibits; a mark of such alone says so */
export function numbersOn(
  placed: readonly Placed[],
  dots: ReadonlyMap<string, string>,
  seen: ReadonlySet<string>,
): Map<string, string> {
  const numbers = new Map<string, number[]>();
  const unseen = new Set<string>();
  const stops = placed.filter(({ stop }) => stop !== undefined).sort((a, b) => (a.stop ?? 0) - (b.stop ?? 0));
  for (const { id, stop = 0, exhibitId = '' } of stops) {
    const mark = dots.get(id) ?? id;
    numbers.set(mark, [...(numbers.get(mark) ?? []), stop]);
    if (!seen.has(exhibitId)) unseen.add(mark);
  }
  return new Map([...numbers].map(([id, all]) => [id, markOf(spanOf(all), !unseen.has(id))]));
}
