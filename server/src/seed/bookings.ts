import type { ReservationStatus } from '@park/contract/live/limits';
import { addDays, parkDay } from '@park/contract/parkTime';
import { cancelUntil, noShowAt, spanOn } from '../modules/live/live.rules';
import { usualTimespans } from './platforms';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface SeedBooking {
  anchor: string;
  pointId: string;
  timespanId: string;
  day: string;
  start: number;
  end: number;
  createdAt: number;
  status: ReservationStatus;
  reason: string | null;
}

/** anchor, point, days from today, index of the timespan, and what became of it when that is not by the clock */
type Plan = [
  anchor: string,
  point: string,
  days: number,
  span: number,
  became?: { status: ReservationStatus; reason?: string },
];

const OF_THE_PERSONA: Plan[] = [
  ['anchor', 'ammonite-wall', -12, 0],
  ['anchor', 'valley-lookout', -8, 4, { status: 'noShow' }],
  ['anchor', 'ripple-shore', -5, 1],
  ['anchor', 'dinosaur-trackway', -3, 2, { status: 'cancelled', reason: '设备送修' }],
  ['anchor', 'sea-lily-gallery', 2, 2, { status: 'cancelledByPark', reason: '崖顶正在加装防落石网，完工后恢复开放。' }],
  ['anchor', 'dinosaur-trackway', 1, 1],
  ['anchor', 'valley-lookout', 4, 3],
];

const OF_OTHERS: Plan[] = [
  ...([0, 1, 2, 3, 5] as const).flatMap((days): Plan[] => [
    ['a1', 'museum-hall', days, 0],
    ['a2', 'ammonite-wall', days, 1],
    ['a3', 'ammonite-wall', days, 1],
    ['a4', 'dinosaur-trackway', days, 2],
    ['a5', 'shuttle-terrace', days, 3],
    ['a6', 'valley-lookout', days, 4],
  ]),
  ...([1, 2, 4] as const).flatMap((days): Plan[] => [
    ['a5', 'museum-hall', days, 2],
    ['a6', 'trilobite-quarry', days, 2],
    ['a1', 'trilobite-quarry', days, 4],
  ]),
];

/** What the sandbox's anchors have booked, seen from `now` (epoch milliseconds): a past, a today, a fortnight to come. */
export function seedBookings(now: number): SeedBooking[] {
  return [...OF_THE_PERSONA, ...OF_OTHERS].flatMap((plan) => toBooking(plan, now) ?? []);
}

function toBooking([anchor, pointId, days, spanIndex, became]: Plan, now: number): SeedBooking | undefined {
  const span = usualTimespans[spanIndex];
  if (!span) return undefined;
  const day = addDays(parkDay(now), days);
  const { start, end } = spanOn(day, span.start, span.end);
  const createdAt = Math.min(start - 3 * DAY, now - 2 * DAY);
  const status = became?.status ?? statusByClock(start, end, now);
  return { anchor, pointId, timespanId: span.id, day, start, end, createdAt, status, reason: became?.reason ?? null };
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
  return { checkedInAt: checkedIn ? start - 12 * MINUTE : null, endedAt: endOf(booking, start, end) };
}

function endOf({ status, createdAt }: SeedBooking, start: number, end: number): number | null {
  if (status === 'booked' || status === 'checkedIn') return null;
  if (status === 'finished') return end;
  if (status === 'noShow') return noShowAt(start, end);
  // Cancelled in good time: a day after it was booked.
  return Math.min(createdAt + DAY, cancelUntil({ start, end, createdAt }));
}
