import type { DAY_TIMES, SEASONS } from '@park/contract/park/limits';

/** First hour of the day, and of the night that follows dusk, by the season: spring, summer, autumn, winter. */
const SUN = [
  ['spring', 7, 19],
  ['summer', 6, 20],
  ['autumn', 7, 18],
  ['winter', 8, 18],
] as const;

export interface Sky {
  season: (typeof SEASONS)[number];
  time: (typeof DAY_TIMES)[number];
}

/**
 * The time of the day and of the year, as its sky tells it.
 * @param clock of the park, `HH:mm`
 * @param day of the park, `yyyy-MM-dd`
 */
export function skyOf(clock: string, day: string): Sky {
  const [season, morning, night] = SUN[Math.floor(((Number(day.slice(5, 7)) + 9) % 12) / 3)] ?? SUN[0];
  const hour = Number(clock.slice(0, 2));
  const time = hour >= night || hour < morning - 2 ? 'night' : hour < morning ? 'dawn' : hour >= night - 2 ? 'dusk' : 'day';
  return { season, time };
}
