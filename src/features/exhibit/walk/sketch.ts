import { type Spot, sheetOf } from '@park/contract/map/sheet';
import { svgUri } from '@/ui/pictures/svgUri';

/** A phone's width, so that a line is as broad as it says. */
const WIDTH = 343;
/** Height by width. */
const RATIO = 0.7;
const EDGE = 0.1;
/** Metres that a walk between neighbours is wide. */
const LEAST = 60;
/** Stops that are nearer than this share one mark. */
const NEAR = 26;
const HIGH = 22;
/** A drawing in a data address cannot read CSS variables. */
const INKS = {
  light: { ground: '#ebe6cb', casing: '#fffdf7', way: '#9a5a26', mark: '#7a4317', number: '#ffffff' },
  dark: { ground: '#282c21', casing: '#15150f', way: '#d59a60', mark: '#e3b482', number: '#15150f' },
} as const;

interface Mark {
  x: number;
  y: number;
  /** Counted from 1. */
  numbers: number[];
}

/** Where the stops lie on the sketch; those that have no place are left out, neighbours stand together. @param stops in their order */
export function marksOf(stops: readonly (Spot | null)[]): Mark[] {
  const placed = stops.flatMap((spot, index) => (spot ? [{ spot, number: index + 1 }] : []));
  const sheet = sheetOf(
    placed.map(({ spot }) => spot),
    RATIO,
    EDGE,
    LEAST,
  );
  const marks: Mark[] = [];
  for (const { spot, number } of placed) {
    const { x, y } = sheet.at(spot);
    const at = { x: x * WIDTH, y: y * WIDTH * RATIO };
    const near = marks.find((mark) => Math.hypot(mark.x - at.x, mark.y - at.y) < NEAR);
    if (near) near.numbers.push(number);
    else marks.push({ ...at, numbers: [number] });
  }
  return marks;
}

/** `1–3, 7` */
export function spanOf(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** A walk from above, north up: its stops, numbered, and the line between them. */
export function sketchUri(stops: readonly (Spot | null)[], theme: keyof typeof INKS): string {
  const ink = INKS[theme];
  const marks = marksOf(stops);
  const way = marks
    .flatMap((mark) => mark.numbers.map((number) => ({ number, mark })))
    .sort((a, b) => a.number - b.number)
    .map(({ mark }) => `${mark.x.toFixed(1)} ${mark.y.toFixed(1)}`);
  const line = (colour: string, width: number) =>
    `<path d="M${way.join('L')}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`;
  const drawn = marks.map(({ x, y, numbers }) => {
    const text = spanOf(numbers);
    const width = Math.max(HIGH, 10 + 7 * text.length);
    const left = Math.min(Math.max(x - width / 2, 2), WIDTH - width - 2);
    return (
      `<rect x="${left.toFixed(1)}" y="${(y - HIGH / 2).toFixed(1)}" width="${width}" height="${HIGH}" rx="${HIGH / 2}" fill="${ink.mark}" stroke="${ink.casing}" stroke-width="2"/>` +
      `<text x="${(left + width / 2).toFixed(1)}" y="${(y + 4.5).toFixed(1)}" font-family="sans-serif" font-size="13" font-weight="600" text-anchor="middle" fill="${ink.number}">${text}</text>`
    );
  });
  const high = WIDTH * RATIO;
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${high.toFixed(1)}"><path d="M0 0h${WIDTH}v${high.toFixed(1)}H0z" fill="${ink.ground}"/>${line(ink.casing, 7)}${line(ink.way, 3)}${drawn.join('')}</svg>`,
  );
}
