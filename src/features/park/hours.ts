import { PARK_HOURS } from '@park/contract/parkHours';
import { addDays, parkClock, parkDay, parkMoment } from '@park/contract/parkTime';

export type ParkStatus = 'before' | 'open' | 'after';

/** Whether the park is open at a moment (epoch milliseconds), by the park's clock. */
export function parkStatus(now: number): ParkStatus {
  const clock = parkClock(now);
  if (clock < PARK_HOURS.from) return 'before';
  return clock < PARK_HOURS.until ? 'open' : 'after';
}

/** The next moment (epoch milliseconds) at which `parkStatus` says something else. */
export function nextParkChange(now: number): number {
  const today = parkDay(now);
  const changes = { before: PARK_HOURS.from, open: PARK_HOURS.until } as const;
  const status = parkStatus(now);
  return status === 'after' ? parkMoment(addDays(today, 1), '00:00') : parkMoment(today, changes[status]);
}
