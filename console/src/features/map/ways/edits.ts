import type { CallInput } from '@park/contract/call';
import type { saveShape } from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { AdminPlace, AdminShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance, nearest } from '@park/contract/map/spot';

/** With why it is closed, which is a step of its own for the server; none said: as it is. */
export type Drawn = CallInput<typeof saveShape> & { closed?: AdminShape['closed'] };
export type Point = Drawn['line'][number];

/** A place that was moved, of the version that was moved. */
export interface Pin extends Spot {
  placeId: string;
  version: number;
}

/** What is drawn and not saved: shapes by their id, null: to be removed; places by theirs behind `pin:`. */
export type Edits = Readonly<Record<string, Drawn | Pin | null>>;
export const isPin = (edit: Drawn | Pin | null): edit is Pin => edit !== null && 'placeId' in edit;
const isDrawn = (edit: Drawn | Pin | null | undefined): edit is Drawn => edit != null && !isPin(edit);
export const pinOf = ({ id, version }: AdminPlace, { latitude, longitude }: Spot): Edits => ({
  [`pin:${id}`]: { placeId: id, version, latitude: round(latitude), longitude: round(longitude) },
});

/** Places where they stand now, moved ones where they were put. */
export const placesNow = (places: readonly AdminPlace[], edits: Edits): AdminPlace[] =>
  places.map((place) => {
    const pin = edits[`pin:${place.id}`] ?? null;
    return isPin(pin) ? { ...place, latitude: pin.latitude, longitude: pin.longitude } : place;
  });

/** What was, and what is. */
export interface History {
  past: readonly Edits[];
  now: Edits;
}

export const NO_EDITS: History = { past: [], now: {} };
/** Steps that can be taken back. */
const STEPS = 100;

export const edited = ({ past, now }: History, change: Edits): History => ({
  past: [...past, now].slice(-STEPS),
  now: { ...now, ...change },
});

export function undone({ past, now }: History): History {
  return past.length === 0 ? { past, now } : { past: past.slice(0, -1), now: past.at(-1) ?? {} };
}

const toDrawn = ({ updatedAt: _, updatedBy: __, ...shape }: AdminShape): Drawn => shape;

/** Whether they are the same in all that is saved, in whatever order it is written. */
export const isSameDrawn = (one: Drawn, other: Drawn): boolean => asText(one) === asText(other);
const asText = (drawn: Drawn) =>
  JSON.stringify(drawn, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

/** The map as it is drawn now: what is saved, with what is not. */
export function drawnNow(saved: readonly AdminShape[], edits: Edits): Drawn[] {
  const known = new Set(saved.map(({ id }) => id));
  const remaining = saved.flatMap((shape) => {
    const edit = edits[shape.id];
    return edit === null ? [] : [isDrawn(edit) ? edit : toDrawn(shape)];
  });
  return [
    ...remaining,
    ...Object.values(edits)
      .filter(isDrawn)
      .filter(({ id }) => !known.has(id)),
  ];
}

const DIGITS = 6;
const spot = ([longitude, latitude]: Point) => ({ longitude, latitude });
const round = (value: number) => Number(value.toFixed(DIGITS));

/** Degrees as the wire has them; what was drawn without a height has that of the nearest point that has one. */
export function onGround(line: readonly (readonly [number, number, number?])[], known: readonly Drawn[]): Point[] {
  const heights = known.flatMap((shape) => shape.line.map((point) => ({ ...spot(point), height: point[2] })));
  return line.map(([x, y, height]) => {
    const [longitude, latitude] = [round(x), round(y)];
    return [longitude, latitude, height ?? nearest({ longitude, latitude }, heights)?.place.height ?? 0];
  });
}

/** How long a line is, in metres, and the place that its middle is nearest to: what tells lines without a name apart. */
export function whereOf({ line }: Drawn, places: readonly AdminPlace[]) {
  const spots = line.map(spot);
  const metres = spots.slice(1).reduce((sum, one, index) => sum + distance(spots[index] ?? one, one), 0);
  const middle = spots[spots.length >> 1];
  return { metres: Math.round(metres), place: middle && nearest(middle, places)?.place };
}

/** With no more points than the map takes: those that lie close to the one before go first. */
export function thinned(line: readonly Point[], max: number = MAP_FIELD.points): Point[] {
  let points = [...line];
  for (let metres = 1; points.length > max; metres *= 1.5) {
    let last: Point | undefined;
    points = line.filter((point, index) => {
      const stays = !last || index === line.length - 1 || distance(spot(last), spot(point)) >= metres;
      if (stays) last = point;
      return stays;
    });
  }
  return points;
}
