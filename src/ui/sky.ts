/** First hour of the day, and of the night that follows dusk, by the season: spring, summer, autumn, winter. */
const SEASONS = [
  ['spring', 7, 19],
  ['summer', 6, 20],
  ['autumn', 7, 18],
  ['winter', 8, 18],
] as const;

/**
 * The looks of the sky and of what grows, as classes of `Strata`.
 * @param clock of the park, `HH:mm`
 * @param day of the park, `yyyy-MM-dd`
 */
export function skyOf(clock: string, day: string): string {
  const [season, morning, night] = SEASONS[Math.floor(((Number(day.slice(5, 7)) + 9) % 12) / 3)] ?? SEASONS[0];
  const hour = Number(clock.slice(0, 2));
  const looks = hour >= night || hour < morning - 2 ? 'night' : hour < morning ? 'dawn' : hour >= night - 2 ? 'dusk' : 'day';
  return `strata--${looks} strata--${season}`;
}
