/** A name that wants to stand on the map, and the room that it and its mark take. px on the screen */
export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  /** The first to be given room is 0; it and 1 stand whatever they lie on. */
  rank: number;
  /** Half the size of the mark that the name stands beside; 0: none, the name stands on its spot. */
  mark: number;
  /** Where it may stand, the best first. */
  sides: readonly Side[];
  /** Lies outside the map's window, where nothing covers it. */
  isOutside?: boolean;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A longer name stands on several lines; as in the styles. Heights of its letters */
const MAX_WIDTH = 10;
/** How much longer the longest line is than if words could be cut. */
const UNEVEN = 1.25;
/** Up to this rank a name is shown whatever it lies on. */
const FIRST = 1;
/** Room between two names. px */
const APART = 3;

const isWide = (letter: string) => /[\u2e80-\uffef]/.test(letter);
/** How wide a text is at a size, about: Han letters are square, Latin ones a good half. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + size * (isWide(letter) ? 1 : 0.56), 0);

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a name lies on a side of its mark. @param size of the text, px */
function boxOn(side: Side, { text, x, y, mark }: Label, size: number): Box {
  const long = textWidth(text, size);
  const max = size * MAX_WIDTH;
  const lines = Math.ceil(long / max) || 1;
  // What is guessed a little longer may yet stand on one.
  const wide = long > max * 1.1 ? (long / lines) * UNEVEN : Math.min(long, max);
  const high = size * 1.3 * lines;
  const left = side === 'right' ? x + mark : side === 'left' ? x - mark - wide : x - wide / 2;
  const isBeside = mark === 0 || side === 'right' || side === 'left';
  const top = isBeside ? y - high / 2 : side === 'above' ? y - mark - high : y + mark;
  return { left: left - APART, right: left + wide + APART, top, bottom: top + high };
}

/**
 * The labels that find room, the important ones first, and on which side of their marks; no name lies on another, on a mark or under an obstacle.
 * The first of all lies over a mark rather than nowhere.
 * @param size of the text, px @param obstacles what lies over the map
 */
export function placed(labels: readonly Label[], size: number, obstacles: readonly Box[] = []): Map<string, Side> {
  const taken = labels
    .filter(({ mark }) => mark > 0)
    .map(({ id, x, y, mark }) => ({ id, left: x - mark, right: x + mark, top: y - mark, bottom: y + mark }));
  const shown: Box[] = [];
  const sides = new Map<string, Side>();
  for (const label of [...labels].sort((a, b) => a.rank - b.rank)) {
    const open = label.sides
      .map((side) => ({ side, box: boxOn(side, label, size) }))
      .filter(({ box }) => label.isOutside || !obstacles.some((other) => meet(box, other)));
    const below = ({ box }: { box: Box }) =>
      [...shown, ...taken.filter(({ id }) => id !== label.id)].filter((other) => meet(box, other)).length;
    const freest = [...open].sort((a, b) => below(a) - below(b))[0];
    const found = freest && (below(freest) === 0 || label.rank <= FIRST) ? freest : undefined;
    if (!found) continue;
    shown.push(found.box);
    sides.set(label.id, found.side);
  }
  return sides;
}
