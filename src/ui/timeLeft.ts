/** Seconds left, rounded up so that a countdown says 0 only when it is over. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

const two = (n: number) => String(n).padStart(2, '0');

/** `03:07:09` of seconds. */
export function clockLeft(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/** `14:59` of seconds; an hour and more stay minutes. */
export function minutesAndSeconds(seconds: number): string {
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
