interface Timed {
  /** ISO 8601 */
  start: string;
  end: string;
}

/** Those that are not over, soonest first; then those that are, newest first. @param now epoch ms */
export function nextFirst<T extends Timed>(activities: readonly T[], now: number): T[] {
  const isOver = ({ end }: Timed) => Date.parse(end) <= now;
  const byStart = [...activities].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return [...byStart.filter((one) => !isOver(one)), ...byStart.filter(isOver).reverse()];
}
