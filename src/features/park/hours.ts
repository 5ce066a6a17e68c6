import { parkClock } from '@park/contract/parkTime';

/**
 * When the park is open, the same every day of the year: the ticket slots of the product (09:00 to 17:30 entry) with half an
 * hour to leave. Closures and other hours come with notices and tickets; see docs/decisions/050-opening-hours.md.
 */
export const PARK_HOURS = { from: '09:00', lastEntry: '17:30', until: '18:00' } as const;

export type ParkStatus = 'before' | 'open' | 'after';

/** Whether the park is open at a moment (epoch milliseconds), by the park's clock. */
export function parkStatus(now: number): ParkStatus {
  const clock = parkClock(now);
  if (clock < PARK_HOURS.from) return 'before';
  return clock < PARK_HOURS.until ? 'open' : 'after';
}
