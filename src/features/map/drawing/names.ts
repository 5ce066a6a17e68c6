import type { MapShape } from '@park/contract/map/schemas';
import type { Sheet } from '@park/contract/map/sheet';
import type { MarkKind, Placed } from '../placed';
import { RATIO, WIDTH } from './groundDrawing';
import { type Label, placed } from './labels';

/** Whose name is given room first, and how large the map must be for it: everybody knows the sign of a toilet. */
const NAMED: Record<MarkKind, { rank: number; from: number }> = {
  entrance: { rank: 1, from: 1 },
  museum: { rank: 2, from: 1 },
  sight: { rank: 3, from: 1 },
  livePoint: { rank: 4, from: 1 },
  firstAid: { rank: 5, from: 1.5 },
  food: { rank: 6, from: 1.5 },
  shuttle: { rank: 7, from: 2 },
  toilet: { rank: 8, from: 2.5 },
  exhibit: { rank: 9, from: 2.5 },
};
const CHOSEN = { rank: 0, from: 1 };
/** Half a mark. px */
const MARK = 12;
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
  sheet: Sheet,
  { zoom, chosenId }: { zoom: number; chosenId: string | undefined },
): Map<string, string> {
  // The stops of a walk first, in their order.
  const rank = ({ id, kind, stop }: Placed) => (id === chosenId ? CHOSEN.rank : stop ? 1 - 1 / (stop + 1) : NAMED[kind].rank);
  const marks: { id: string; x: number; y: number }[] = [];
  const dots = new Map<string, string>();
  for (const place of [...places].sort((a, b) => rank(a) - rank(b))) {
    const { x, y } = sheet.at(place);
    const at = { x: x * WIDTH * zoom, y: y * WIDTH * RATIO * zoom };
    const above = marks.find((other) => Math.hypot(other.x - at.x, other.y - at.y) < APART);
    if (above) dots.set(place.id, above.id);
    else marks.push({ id: place.id, ...at });
  }
  return dots;
}

/** The names that find room on the map. A dot has none. @param size of the text, px */
export function namesOn(
  sheet: Sheet,
  { places, shapes }: { places: readonly Placed[]; shapes: readonly MapShape[] },
  {
    zoom,
    size,
    chosenId,
    dots,
  }: { zoom: number; size: number; chosenId: string | undefined; dots: ReadonlyMap<string, string> },
): Name[] {
  const names: (Name & Label)[] = [];
  const add = (name: Omit<Name, 'x' | 'y'>, spot: { latitude: number; longitude: number }, rank: number, mark: number) => {
    const at = sheet.at(spot);
    names.push({ ...name, ...at, rank, mark });
  };
  for (const place of places) {
    const { rank, from } = place.id === chosenId ? CHOSEN : NAMED[place.kind];
    const isDot = dots.has(place.id);
    // A name that has no room yet: its mark still takes some.
    add({ id: place.id, text: zoom >= from && !isDot ? place.name : '', isGround: false }, place, rank, isDot ? DOT : MARK);
  }
  for (const shape of shapes) {
    const at = shape.name ? middleOf(shape) : null;
    const isArea = shape.line.length > 2 && shape.line[0]?.[0] === shape.line[shape.line.length - 1]?.[0];
    if (at && (isArea || zoom >= LINES_FROM)) add({ id: shape.id, text: shape.name, isGround: true }, at, isArea ? 9 : 10, 0);
  }
  const px = names.map((name) => ({ ...name, x: name.x * WIDTH * zoom, y: name.y * WIDTH * RATIO * zoom }));
  const shown = placed(px, size);
  return names.filter(({ id, text }) => text !== '' && shown.has(id)).map(({ rank: _, mark: __, ...name }) => name);
}

/** What shows all of a way: the middle of its frame, and how large the map is then. */
export function viewOf(line: MapShape['line'], sheet: Sheet, maxZoom: number): { x: number; y: number; zoom: number } {
  const points = line.map(([longitude, latitude]) => sheet.at({ latitude, longitude }));
  const ends = (axis: 'x' | 'y') =>
    [Math.min(...points.map((at) => at[axis])), Math.max(...points.map((at) => at[axis]))] as const;
  const [[west, east], [top, foot]] = [ends('x'), ends('y')];
  const room = 0.62;
  const zoom = room / Math.max(east - west, foot - top, room / maxZoom);
  return { x: (west + east) / 2, y: (top + foot) / 2, zoom: Math.max(1, zoom) };
}

/** A round length for the scale's bar, at most so long. */
export function scaleOf(sheet: Sheet, zoom: number, longest: number): { metres: number; px: number } {
  const metre = sheet.width(1) * WIDTH * zoom;
  const maxMetres = longest / metre;
  const ten = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = ([5, 2, 1].find((step) => step * ten <= maxMetres) ?? 1) * ten;
  return { metres, px: metres * metre };
}
