import { parkClock, parkDay } from '@park/contract/parkTime';

/** A moment as every language can read it, in the park: `2026-11-21 08:30`. */
export const dayAndClock = (at: number): string => `${parkDay(at)} ${parkClock(at)}`;

/** The same in a sentence: today the time alone. */
export function clockOrDay(at: number, now: number): string {
  return parkDay(at) === parkDay(now) ? parkClock(at) : dayAndClock(at);
}
