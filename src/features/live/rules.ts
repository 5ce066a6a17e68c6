import { getLiveMessages } from '@park/contract/live/anchor/calls';
import { AnchorStatus, type ReservationStatus } from '@park/contract/live/limits';
import { getLivePoint } from '@park/contract/live/point/calls';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import { getLivePointsByTimeSpan, getTimespanByDay, getTimespanByPoint } from '@park/contract/live/timespan/calls';
import type { Timespan } from '@park/contract/live/timespan/schemas';
import type { LiveRules } from '@park/contract/park/rules';
import { addDays, parkClock, parkDay } from '@park/contract/parkTime';
import type { Tone } from '@/ui/Tag';
import { soonest } from '@/ui/useNow';

/**
 * What the app may offer, judged from the server's own moments. Pure: `now` is epoch milliseconds. The server stays the
 * judge; these rules only keep the app from offering what it would refuse.
 */

/** What a reservation that is made or given up changes. */
export const RESERVATIONS_CHANGED = {
  stale: [getReservationRecords, getLiveMessages, getLivePoint, getTimespanByDay, getTimespanByPoint, getLivePointsByTimeSpan],
};

/** The park days a point can be reserved on: today and the days ahead. */
export function daysToBook(now: number, { bookableDays }: Pick<LiveRules, 'bookableDays'>): string[] {
  const today = parkDay(now);
  return Array.from({ length: bookableDays + 1 }, (_, ahead) => addDays(today, ahead));
}

/** The day of the strip after `day`, or null when it is the last one. A day before the strip leads to today. */
export function nextBookableDay(day: string, days: readonly string[]): string | null {
  return days.find((candidate) => candidate > day) ?? null;
}

/** The day asked for by a link or a tap, when it can still be reserved on; else ''. */
export function bookableDay(day: string | undefined, days: readonly string[]): string {
  return day && days.includes(day) ? day : '';
}

export type TimespanState = 'free' | 'full' | 'over';

/** Whether a timespan has places, has none, or has begun (the server counts 0 then, but that is not "full"). */
export function timespanState(timespan: Pick<Timespan, 'start' | 'remaining'>, now: number): TimespanState {
  if (Date.parse(timespan.start) <= now) return 'over';
  return timespan.remaining > 0 ? 'free' : 'full';
}

/**
 * The day to show while nobody has chosen one: today, or tomorrow once every timespan of today has begun.
 * @param today what is known of today's timespans; undefined while it is on its way.
 */
export function firstDay(today: Pick<Timespan, 'start' | 'remaining'>[] | undefined, now: number): string {
  const isOver = today !== undefined && today.length > 0 && today.every((one) => timespanState(one, now) === 'over');
  return isOver ? addDays(parkDay(now), 1) : parkDay(now);
}

/** The next moment (epoch milliseconds) at which one of these timespans begins, or null. */
export function nextStart(timespans: Pick<Timespan, 'start'>[], now: number): number | null {
  const starts = timespans.map(({ start }) => start);
  return soonest(starts, now);
}

type DayPart = 'morning' | 'afternoon' | 'evening';

/** How a person would name a time of the park: "today", "on Saturday", or by its date when a weekday would be ambiguous. */
export interface When {
  near: 'today' | 'tomorrow' | 'week' | 'far';
  part: DayPart;
  /** `yyyy-MM-dd` */
  day: string;
}

export function whenOf(day: string, start: string, now: number): When {
  const today = parkDay(now);
  const hour = Number(parkClock(start).slice(0, 2));
  return {
    near: day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : day < addDays(today, 7) ? 'week' : 'far',
    part: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
    day,
  };
}

/** The colour of a status; its word is `live.status[status]`. */
export const STATUS_TONES: Record<ReservationStatus, Tone> = {
  booked: 'info',
  checkedIn: 'ok',
  finished: 'muted',
  cancelled: 'muted',
  cancelledByPark: 'warn',
  noShow: 'danger',
};

/** `none`: not a thing of this status; `early` and `late`: before and after the window. */
type CheckIn = 'none' | 'early' | 'open' | 'late';

export interface ReservationOffer {
  canCancel: boolean;
  checkIn: CheckIn;
}

/** What a reservation allows now. Only a booked one can be cancelled or checked in; both bounds count as inside. */
export function reservationOffer(
  reservation: Pick<Reservation, 'status' | 'cancelUntil' | 'checkInFrom' | 'checkInUntil'>,
  now: number,
): ReservationOffer {
  if (reservation.status !== 'booked') return { canCancel: false, checkIn: 'none' };
  const checkIn =
    now < Date.parse(reservation.checkInFrom) ? 'early' : now <= Date.parse(reservation.checkInUntil) ? 'open' : 'late';
  return { canCancel: now <= Date.parse(reservation.cancelUntil), checkIn };
}

/** The next moment (epoch milliseconds) at which `reservationOffer` changes, or null: when to look again. */
export function nextChange(
  reservation: Pick<Reservation, 'status' | 'cancelUntil' | 'checkInFrom' | 'checkInUntil'>,
  now: number,
): number | null {
  if (reservation.status !== 'booked') return null;
  const { cancelUntil, checkInFrom, checkInUntil } = reservation;
  return soonest([Date.parse(cancelUntil) + 1, checkInFrom, Date.parse(checkInUntil) + 1], now);
}

/** The reservation an anchor should see first: live now, else the next one to come, by start. */
export function nextReservation(reservations: Reservation[], now: number): Reservation | null {
  const ahead = reservations
    .filter(({ status, end }) => (status === 'booked' || status === 'checkedIn') && Date.parse(end) > now)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return ahead.find(({ status }) => status === 'checkedIn') ?? ahead[0] ?? null;
}

/** What stands between a viewer and a reservation, in the order a person can mend it. `ok`: nothing. */
export type Eligibility = 'ok' | 'signIn' | 'register' | 'awaiting' | 'rejected' | 'suspended' | 'blocked';

const ELIGIBILITY: Record<AnchorStatus, Eligibility> = {
  [AnchorStatus.none]: 'register',
  [AnchorStatus.awaiting]: 'awaiting',
  [AnchorStatus.approved]: 'ok',
  [AnchorStatus.rejected]: 'rejected',
  [AnchorStatus.suspended]: 'suspended',
};

/**
 * @param status null while it is not known: the viewer is signed out.
 * @param blockedUntil end of a block after no-shows, ISO 8601, or null.
 */
export function bookingEligibility(status: AnchorStatus | null, blockedUntil: string | null, now: number): Eligibility {
  if (status === null) return 'signIn';
  const eligibility = ELIGIBILITY[status];
  return eligibility === 'ok' && blockedUntil !== null && Date.parse(blockedUntil) > now ? 'blocked' : eligibility;
}
