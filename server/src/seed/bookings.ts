import type { ReservationStatus } from '@park/contract/live/limits';
import { DAY_MS, MINUTE_MS } from '@park/contract/parkTime';
import { cancelUntil, noShowAt, spanOn } from '../modules/live/live.rules';
import type { Contents } from './contents';

export interface SeedBooking {
  host: string;
  pointId: string;
  timespanId: string;
  day: string;
  start: number;
  end: number;
  createdAt: number;
  status: ReservationStatus;
  reason: string | null;
}

/** What the sandbox's hosts have booked, seen from `now` (epoch milliseconds): a past, a today, a fortnight to come. */
export function bookingsAt(now: number, { bookings, timespans }: Pick<Contents, 'bookings' | 'timespans'>): SeedBooking[] {
  return bookings.flatMap(({ status, ...booking }) => {
    const span = timespans.find(({ id }) => id === booking.timespanId);
    if (!span) return [];
    const { start, end } = spanOn(booking.day, span.start, span.end);
    const createdAt = Math.min(start - 3 * DAY_MS, now - 2 * DAY_MS);
    return [{ ...booking, start, end, createdAt, status: status ?? statusByClock(start, end, now) }];
  });
}

/** Everyone comes on time: who is due is on air, who is over is done. */
function statusByClock(start: number, end: number, now: number): ReservationStatus {
  if (end <= now) return 'finished';
  return start <= now ? 'checkedIn' : 'booked';
}

/** When it was checked in, and when it came to its end, as its status demands. */
export function momentsOf(booking: SeedBooking): { checkedInAt: number | null; endedAt: number | null } {
  const { status, start, end } = booking;
  const checkedIn = status === 'checkedIn' || status === 'finished';
  return { checkedInAt: checkedIn ? start - 12 * MINUTE_MS : null, endedAt: endOf(booking, start, end) };
}

function endOf({ status, createdAt }: SeedBooking, start: number, end: number): number | null {
  if (status === 'booked' || status === 'checkedIn') return null;
  if (status === 'finished') return end;
  if (status === 'noShow') return noShowAt({ start, end, rules: null });
  // Cancelled in good time: a day after it was booked.
  return Math.min(createdAt + DAY_MS, cancelUntil({ start, end, createdAt, rules: null }));
}
