import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import type { MarkKind, Placed } from '../placed';
import { type Box, type Label, placed, type Side } from './labels';
import type { DrawnSheet } from './useSheet';

/** Whose name is given room first (a park's largest thing is its museum), and how large the map must be for it: everybody knows the sign of a toilet. */
const NAMED: Record<MarkKind, { rank: number; from: number }> = {
  museum: { rank: 1, from: 1 },
  entrance: { rank: 2, from: 1 },
  sight: { rank: 3, from: 1 },
  livePoint: { rank: 4, from: 1 },
  firstAid: { rank: 5, from: 1.5 },
  food: { rank: 6, from: 1.5 },
  shuttle: { rank: 7, from: 2 },
  toilet: { rank: 8, from: 2.5 },
  exhibit: { rank: 9, from: 2.5 },
};
const CHOSEN = { rank: 0, from: 1 };
/** A stop's mark is as wide as its numbers. */
const [BESIDE, OF_STOPS] = [
  ['below', 'above', 'right', 'left'],
  ['below', 'above'],
] as const;
/** Half a mark, and half the chosen one. px */
const MARK = 12;
const CHOSEN_MARK = 17;
/** Of two marks whose middles are nearer than this the minor one is a dot. px */
const APART = 22;
const DOT = 5;
/** How large lines must be for their names. */
const LINES_FROM = 1.8;

export interface Name {
  id: string;
  text: string;
  /** Shares of the sheet's width and height. */
  x: number;
  y: number;
  /** Of a water, a wood, a way: it stands on its spot, without a mark. */
  isGround: boolean;
  side: Side;
}

/** What is seen of the map, and what lies over that. */
export interface View {
  zoom: number;
  /** How far right and down of the map's own corner its window begins. px on the base of 375 */
  left: number;
  top: number;
}

/** The middle of an area, and of a line. */
export function middleOf({ line }: MapShape): { latitude: number; longitude: number } | null {
  const [first] = line;
  const last = line[line.length - 1];
  if (!first || !last) return null;
  const isRing = first[0] === last[0] && first[1] === last[1];
  const half = line[Math.floor(line.length / 2)] ?? first;
  if (!isRing) return { longitude: half[0], latitude: half[1] };
  const mean = (i: 0 | 1) => line.slice(1).reduce((sum, point) => sum + point[i], 0) / (line.length - 1);
  return { longitude: mean(0), latitude: mean(1) };
}

/** The places whose marks would lie on a more important one, each with the id of that one: they are dots until there is room. */
export function dotsAmong(
  places: readonly Placed[],
  sheet: DrawnSheet,
  { zoom, chosenId }: { zoom: number; chosenId: string | undefined },
): Map<string, string> {
  // The stops of a walk first, in their order.
  const rank = ({ id, kind, stop }: Placed) => (id === chosenId ? CHOSEN.rank : stop ? 1 - 1 / (stop + 1) : NAMED[kind].rank);
  const marks: { id: string; x: number; y: number }[] = [];
  const dots = new Map<string, string>();
  for (const place of [...places].sort((a, b) => rank(a) - rank(b))) {
    const { x, y } = sheet.at(place);
    const at = { x: x * sheet.frame.width * zoom, y: y * sheet.frame.height * zoom };
    const above = marks.find((other) => Math.hypot(other.x - at.x, other.y - at.y) < APART);
    if (above) dots.set(place.id, above.id);
    else marks.push({ id: place.id, ...at });
  }
  return dots;
}

/** The names that find room on the map. A dot has none. @param size of the text, px @param obstacles in the map's window */
export function namesOn(
  sheet: DrawnSheet,
  { places, shapes }: { places: readonly Placed[]; shapes: readonly MapShape[] },
  {
    view: { zoom, left, top },
    size,
    chosenId,
    dots,
    obstacles = [],
  }: {
    view: View;
    size: number;
    chosenId: string | undefined;
    dots: ReadonlyMap<string, string>;
    obstacles?: readonly Box[];
  },
): Name[] {
  const names: (Omit<Name, 'side'> & Label)[] = [];
  const add = (name: Pick<Name, 'id' | 'text' | 'isGround'>, spot: Spot, label: Pick<Label, 'rank' | 'mark' | 'sides'>) =>
    names.push({ ...name, ...sheet.at(spot), ...label });
  for (const place of places) {
    const { rank, from } = place.id === chosenId ? CHOSEN : NAMED[place.kind];
    const isDot = dots.has(place.id);
    // A name that has no room yet: its mark still takes some.
    add({ id: place.id, text: zoom >= from && !isDot ? place.name : '', isGround: false }, place, {
      ...{ rank, mark: isDot ? DOT : place.id === chosenId ? CHOSEN_MARK : MARK, sides: place.stop ? OF_STOPS : BESIDE },
    });
  }
  for (const shape of shapes) {
    const at = middleOf(shape);
    if (at && shape.closed !== null)
      add({ id: `closed ${shape.id}`, text: '', isGround: false }, at, { rank: 9, mark: MARK, sides: ['below'] });
    const isArea = shape.line.length > 2 && shape.line[0]?.[0] === shape.line[shape.line.length - 1]?.[0];
    if (at && shape.name && (isArea || zoom >= LINES_FROM))
      add({ id: shape.id, text: shape.name, isGround: true }, at, { rank: isArea ? 9 : 10, mark: 0, sides: ['below'] });
  }
  const { width, height } = sheet.frame;
  const px = names.map((name) => {
    const [x, y] = [name.x * width * zoom - left, name.y * height * zoom - top];
    return { ...name, x, y, isOutside: x < 0 || x > width || y < 0 || y > height };
  });
  const shown = placed(px, size, obstacles);
  return names.flatMap(({ id, text, x, y, isGround }) => {
    const side = shown.get(id);
    return side && text !== '' ? [{ id, text, x, y, isGround, side }] : [];
  });
}

/** Share of what is seen that is filled with what is to be shown. */
const FILLED = 0.76;

/** What shows all of some spots: the middle of their frame, and how large the map is then. @param seen how much of the map's window is. px */
export function viewOf(
  spots: readonly Spot[],
  sheet: DrawnSheet,
  seen: { width: number; height: number },
  maxZoom: number,
): { x: number; y: number; zoom: number } {
  const points = spots.map((spot) => sheet.at(spot));
  const ends = (axis: 'x' | 'y') =>
    [Math.min(...points.map((at) => at[axis])), Math.max(...points.map((at) => at[axis]))] as const;
  const [[west, east], [top, foot]] = [ends('x'), ends('y')];
  const zoom = Math.min(
    (seen.width * FILLED) / ((east - west) * sheet.frame.width),
    (seen.height * FILLED) / ((foot - top) * sheet.frame.height),
    maxZoom,
  );
  return { x: (west + east) / 2, y: (top + foot) / 2, zoom: Math.max(1, zoom) };
}

/** A round length for the scale's bar, at most so long. */
export function scaleOf(sheet: DrawnSheet, zoom: number, longest: number): { metres: number; px: number } {
  const metre = sheet.width(1) * sheet.frame.width * zoom;
  const maxMetres = longest / metre;
  const ten = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = ([5, 2, 1].find((step) => step * ten <= maxMetres) ?? 1) * ten;
  return { metres, px: metres * metre };
}
