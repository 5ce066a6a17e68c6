import { INK, STRATA } from '@/theme/pictureColours';

/** Height by width of the drawn map. */
export const SHEET_RATIO = 1.15;

const WIDTH = 300;
const HEIGHT = Math.round(WIDTH * SHEET_RATIO);

/** Lines of equal height around the valley, from its rim to its floor. */
const rings = STRATA.map((colour, ring) => {
  const inset = ring * 21;
  const [left, right, top, bottom] = [-30 + inset, WIDTH + 30 - inset * 0.9, -40 + inset, HEIGHT + 40 - inset * 1.1];
  const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
  const bend = ring % 2 === 0 ? 14 : -10;
  return `<path fill="${colour}" d="M${left} ${half}C${left + bend} ${top + 60} ${middle - 70} ${top - bend} ${middle} ${top}S${right - bend} ${top + 70} ${right} ${half}S${middle + 80} ${bottom + bend} ${middle} ${bottom}S${left - bend} ${bottom - 60} ${left} ${half}Z"/>`;
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path fill="${INK.sky}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${rings.join('')}<path fill="none" stroke="${INK.lake}" stroke-width="7" stroke-linecap="round" opacity=".55" d="M205 -5C170 60 215 110 168 165S190 260 120 ${HEIGHT + 5}"/></svg>`;

/** The valley as a sheet to put places on; a data address shows on both targets and asks the network for nothing. */
export const SHEET_URI = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
