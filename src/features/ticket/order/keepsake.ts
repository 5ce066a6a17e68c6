import { STAMPED, type Stamped } from '@park/contract/motifs';
import { svgUri } from '@/ui/pictures/svgUri';

const DAY = 86_400_000;

/** The fossil with which the park stamps tickets on a day: each day the next one. */
export function fossilOf(day: string): Stamped {
  const days = Date.parse(`${day}T00:00:00Z`) / DAY;
  return STAMPED[((days % STAMPED.length) + STAMPED.length) % STAMPED.length] ?? STAMPED[0];
}

/** Across and down, of an edge that is drawn as wide as its ticket. units */
const WIDTH = 360;
const HEIGHT = 24;
const STEP = 5;

/**
 * What is left of a used ticket's edge, as a mask: its lower line is worn, and crumbs lie below. Always the same for a ticket,
 * another for each. @param number digits
 */
export function wornEdge(number: string): string {
  let state = (Number(number) % 2147483646) + 1;
  const chance = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  let y = HEIGHT * 0.7;
  let edge = `M0 0H${WIDTH}`;
  let crumbs = '';
  for (let x = WIDTH; x >= 0; x -= STEP) {
    y = Math.min(Math.max(y + (chance() - 0.5) * 9, HEIGHT * 0.4), HEIGHT * 0.95);
    edge += `L${x} ${y.toFixed(1)}`;
    if (y < HEIGHT * 0.65 && chance() < 0.3) crumbs += `M${x} ${(y + 4 + chance() * 5).toFixed(1)}l2.5-1 1 2-2 1.2z`;
  }
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path d="${edge}z${crumbs}"/></svg>`,
  );
}
