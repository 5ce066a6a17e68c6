import { type Spot, sheetOf } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import { alongMarks, marksOf, spanOf } from '@park/contract/walk/marks';
import { svgUri } from '@/ui/pictures/svgUri';

/** A phone's width, so that a line is as broad as it says. */
const WIDTH = 343;
/** Height by width. */
const RATIO = 0.7;
const EDGE = 0.1;
/** Metres that a walk between neighbours is wide. */
const MIN_WIDTH_METRES = 60;
/** Stops that are nearer than this share one mark. */
const NEAR = 26;
const HIGH = 22;
/** A drawing in a data address cannot read CSS variables. */
const INKS = {
  light: { ground: '#ebe6cb', casing: '#fffdf7', way: '#9a5a26', mark: '#7a4317', number: '#ffffff' },
  dark: { ground: '#282c21', casing: '#15150f', way: '#d59a60', mark: '#e3b482', number: '#15150f' },
} as const;

/** A walk from above, north up: its stops, numbered, and the line between them. */
export function sketchUri(stops: readonly (Spot | null)[], theme: keyof typeof INKS): string {
  const ink = INKS[theme];
  const placed = stops.flatMap((spot) => spot ?? []);
  const sheet = sheetOf(inPark(placed, placed), RATIO, EDGE, MIN_WIDTH_METRES);
  const pointOf = (spot: Spot) => {
    const { x, y } = sheet.at(spot);
    return { x: x * WIDTH, y: y * WIDTH * RATIO };
  };
  const marks = marksOf(
    stops.map((spot) => spot && pointOf(spot)),
    NEAR,
  );
  const way = alongMarks(marks).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
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
