/** A name that wants to stand on the map, and the room that it and its mark take. px on the screen */
export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  /** The first to be given room is 1; 0 stands whatever it lies on. */
  rank: number;
  /** Half the height of the mark above the name; 0: none, the name stands on its spot. */
  mark: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room between two names. px */
const APART = 3;

const isWide = (letter: string) => /[\u2e80-\uffef]/.test(letter);
/** How wide a text is at a size, about: Han letters are square, Latin ones a good half. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + size * (isWide(letter) ? 1 : 0.56), 0);

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The labels that find room, the important ones first; no name lies on another or on a mark. @param size of the text, px */
export function placed(labels: readonly Label[], size: number): Set<string> {
  const taken = labels
    .filter(({ mark }) => mark > 0)
    .map(({ id, x, y, mark }) => ({ id, left: x - mark, right: x + mark, top: y - mark, bottom: y + mark }));
  const shown: Box[] = [];
  const ids = new Set<string>();
  for (const { id, text, x, y, mark, rank } of [...labels].sort((a, b) => a.rank - b.rank)) {
    const half = textWidth(text, size) / 2 + APART;
    const top = mark > 0 ? y + mark : y - size * 0.65;
    const box = { left: x - half, right: x + half, top, bottom: top + size * 1.3 };
    const isHeld = shown.some((other) => meet(box, other)) || taken.some((other) => other.id !== id && meet(box, other));
    if (isHeld && rank > 0) continue;
    shown.push(box);
    ids.add(id);
  }
  return ids;
}
