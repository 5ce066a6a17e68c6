import type { LineKind } from '@park/contract/map/limits';

export const WALKERS = ['walker', 'slow', 'wheels'] as const;
/** Who goes: `wheels` is a wheelchair or a pushchair. */
export type Walker = (typeof WALKERS)[number];

/** Share of the speed that Tobler measured on hikers: visitors stroll, and some of them are eighty. */
const SHARE = { walker: 0.85, slow: 0.55 } as const;
/** Metres a second on wheels where it is level, and how much each unit of slope takes from it. */
const WHEELS = { level: 0.9, slope: 7 } as const;
/** Share of the speed on steps that is left on the level. */
const ON_STEPS = 0.6;

/** Metres a second: fastest slightly downhill, slower the steeper it is (Tobler's hiking function). */
const hiking = (slope: number) => (6 / 3.6) * Math.exp(-3.5 * Math.abs(slope + 0.05));

/** How long a straight piece takes. @param rise metres up; less than none: down */
export function secondsOf(metres: number, rise: number, kind: LineKind, walker: Walker): number {
  if (metres <= 0) return 0;
  const slope = rise / metres;
  if (walker === 'wheels') return metres / (WHEELS.level * Math.exp(-WHEELS.slope * Math.abs(slope)));
  return metres / (hiking(slope) * SHARE[walker] * (kind === 'steps' ? ON_STEPS : 1));
}
