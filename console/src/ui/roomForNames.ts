export interface NamedSpot {
  id: string;
  name: string;
  /** In the unit of the letters' size. */
  x: number;
  y: number;
}

type Side = 'above' | 'below';

export interface Written {
  side: Side;
  /** The name's middle: the spot's, or further in at the sheet's edge. */
  x: number;
}

interface Room {
  /** Height of the letters. */
  size: number;
  /** From a spot to the near edge of its name. */
  gap: number;
  /** The side that is tried first. */
  first: Side;
  /** Of the sheet. */
  width: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Hanzi are square; Latin letters are about half as wide as high. */
const WIDE = /[\u2e80-\uffef]/;
const LATIN = 0.56;

/**
 * Where the names of a map are written so that none lies over another or over a spot's middle: who comes first has the choice, and a
 * name that finds no room is left out.
 */
export function roomForNames(spots: readonly NamedSpot[], { size, gap, first, width }: Room): Map<string, Written> {
  const taken: Box[] = spots.map(({ x, y }) => ({
    left: x - gap / 3,
    right: x + gap / 3,
    top: y - gap / 3,
    bottom: y + gap / 3,
  }));
  const written = new Map<string, Written>();
  for (const { id, name, x, y } of spots) {
    const half = ([...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : LATIN), 0) * size) / 2;
    const middle = Math.max(half, Math.min(width - half, x));
    const boxOn = (side: Side): Box => {
      const top = side === 'above' ? y - gap - size : y + gap;
      return { left: middle - half, right: middle + half, top, bottom: top + size };
    };
    const sides = first === 'above' ? (['above', 'below'] as const) : (['below', 'above'] as const);
    const side = sides.find((one) => taken.every((box) => !meet(box, boxOn(one))));
    if (!side) continue;
    written.set(id, { side, x: middle });
    taken.push(boxOn(side));
  }
  return written;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
