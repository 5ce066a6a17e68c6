import { AnchorStatus, type ReservationStatus } from '@park/contract/live/limits';
import { DEFAULT_RULES, type LiveRules } from '@park/contract/park/rules';
import { addDays, DAY_MS, MINUTE_MS, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Violation } from '../../http/violation';
import { dayAndClock } from '../../i18n/parkWords';

/** The rules of live reservations (R-live-1 to R-live-5). Pure: facts and a moment in, a decision out. Moments are epoch milliseconds, days are the park's. */

interface TimespanFacts {
  id: string;
  start: number;
  end: number;
}

/** One reservation of the anchor who asks. */
export interface OwnReservation {
  id: string;
  pointId: string;
  timespanId: string;
  day: string;
  start: number;
  end: number;
  status: ReservationStatus;
  rules: LiveRules | null;
}

type Past = Pick<OwnReservation, 'status' | 'start' | 'end' | 'rules'>;

/** What can have happened to a reservation by now, as far as its times decide. */
export interface ReservationTimes {
  status: ReservationStatus;
  start: number;
  end: number;
  createdAt: number;
  /** Those it was booked under; null: as delivered. */
  rules: LiveRules | null;
}

export interface BookingFacts {
  day: string;
  pointId: string;
  anchor: { status: number } | null;
  /** `closedReason` in the reader's language. */
  point: { open: boolean; capacity: number; closedReason: string } | null;
  platform: { hosts: string[]; name: string } | null;
  roomUrl: string | null;
  /** Null when the day has no such timespan. */
  timespan: TimespanFacts | null;
  /** Places of this point, day and timespan that count as taken. */
  taken: number;
  /** The anchor's reservations of that day, and all that can be no-shows that count. */
  own: OwnReservation[];
}

/** The moment from which a place that was not checked in is free again; never past the end of a short timespan. */
export function noShowAt({ start, end, rules }: Pick<ReservationTimes, 'start' | 'end' | 'rules'>): number {
  return Math.min(start + rulesFor(rules).noShowAfterStart * MINUTE_MS, end);
}

export function checkInFrom({ start, rules }: Pick<ReservationTimes, 'start' | 'rules'>): number {
  return start - rulesFor(rules).checkInBeforeStart * MINUTE_MS;
}

/** Until when cancelling is free: so long before the start or after booking, whichever is later, never past the no-show time. */
export function cancelUntil(times: Omit<ReservationTimes, 'status'>): number {
  const { cancelBeforeStart, cancelAfterBooking } = rulesFor(times.rules);
  const later = Math.max(times.start - cancelBeforeStart * MINUTE_MS, times.createdAt + cancelAfterBooking * MINUTE_MS);
  return Math.min(later, noShowAt(times));
}

const rulesFor = (booked: LiveRules | null) => ({ ...DEFAULT_RULES.live, ...booked });

/** What a reservation is at `now`, whether or not the job that writes it down has run. */
export function statusAt(times: Omit<ReservationTimes, 'createdAt'>, now: number): ReservationStatus {
  if (times.status === 'booked' && now >= noShowAt(times)) return 'noShow';
  if (times.status === 'checkedIn' && now >= times.end) return 'finished';
  return times.status;
}

/** Whether `day` can be looked at and booked: today and the days ahead. */
export function checkDay(day: string, { bookableDays }: Pick<LiveRules, 'bookableDays'>, now: number): Violation | null {
  const today = parkDay(now);
  if (day < today) return { error: 'dayPast' };
  if (day > addDays(today, bookableDays)) return { error: 'dayTooFar', params: { days: bookableDays } };
  return null;
}

/** Moments at which the anchor did not come, oldest first. */
function noShowMoments(own: Past[], now: number): number[] {
  return own
    .filter((reservation) => statusAt(reservation, now) === 'noShow')
    .map(noShowAt)
    .sort((a, b) => a - b);
}

/**
 * How many no-shows count now, and until when booking is blocked (null when it is not): `noShowsToBlock` within `noShowWindow` days
 * block for `blockFor` days from the last of them.
 * @param own reservations whose start lies within `noShowMemory` before `now`
 */
export function noShowState(
  own: Past[],
  { noShowsToBlock, noShowWindow, blockFor }: LiveRules,
  now: number,
): { count: number; blockedUntil: number | null } {
  const moments = noShowMoments(own, now);
  const window = noShowWindow * DAY_MS;
  let blockedUntil: number | null = null;
  for (let last = noShowsToBlock - 1; last < moments.length; last++) {
    const [from, to] = [moments[last - noShowsToBlock + 1], moments[last]];
    if (from === undefined || to === undefined || to - from > window) continue;
    const until = to + blockFor * DAY_MS;
    if (until > now) blockedUntil = until;
  }
  return { count: moments.filter((moment) => moment > now - window).length, blockedUntil };
}

/** How far back `noShowState` must see: a block, and the window before its last no-show. ms */
export const noShowMemory = ({ noShowWindow, blockFor }: LiveRules): number => (noShowWindow + blockFor + 1) * DAY_MS;

/** The reservation that a repeated tap or a retry asks for again, or undefined. */
export function heldAlready(facts: BookingFacts, now: number): OwnReservation | undefined {
  return facts.own.find(
    (reservation) =>
      reservation.day === facts.day &&
      reservation.pointId === facts.pointId &&
      reservation.timespanId === facts.timespan?.id &&
      ['booked', 'checkedIn'].includes(statusAt(reservation, now)),
  );
}

/** Whether the anchor may book this place now. The first reason against it, in the order a person would look for one. */
export function checkBooking(facts: BookingFacts, rules: LiveRules, now: number): Violation | null {
  return (
    checkAnchor(facts.anchor) ??
    checkBlock(facts.own, rules, now) ??
    checkDay(facts.day, rules, now) ??
    checkPointAndTime(facts, now) ??
    checkRoom(facts) ??
    checkOwn(facts, rules, now) ??
    (facts.taken >= (facts.point?.capacity ?? 0) ? { error: 'slotFull' } : null)
  );
}

function checkAnchor(anchor: { status: number } | null): Violation | null {
  if (anchor?.status === AnchorStatus.suspended) return { error: 'anchorSuspended' };
  return anchor?.status === AnchorStatus.approved ? null : { error: 'anchorNotApproved' };
}

function checkBlock(own: OwnReservation[], rules: LiveRules, now: number): Violation | null {
  const { blockedUntil } = noShowState(own, rules, now);
  return blockedUntil === null ? null : { error: 'anchorBlocked', params: { until: dayAndClock(blockedUntil) } };
}

function checkPointAndTime({ point, timespan }: BookingFacts, now: number): Violation | null {
  if (!point) return { error: 'pointNotFound' };
  if (!point.open) return { error: 'pointClosed', params: { reason: point.closedReason } };
  if (!timespan) return { error: 'timespanNotFound' };
  return timespan.start <= now ? { error: 'timespanPast' } : null;
}

function checkRoom({ platform, roomUrl }: BookingFacts): Violation | null {
  if (!platform) return { error: 'platformUnknown' };
  if (roomUrl === null || isOnHosts(roomUrl, platform.hosts)) return null;
  return { error: 'roomUrlNotOnPlatform', params: { platform: platform.name } };
}

function checkOwn({ own, day, timespan }: BookingFacts, { perDay }: LiveRules, now: number): Violation | null {
  const sameDay = own.filter(
    (reservation) => reservation.day === day && ['booked', 'checkedIn', 'finished'].includes(statusAt(reservation, now)),
  );
  if (timespan && sameDay.some(({ start, end }) => start < timespan.end && timespan.start < end))
    return { error: 'timespanTaken' };
  return sameDay.length >= perDay ? { error: 'dayLimitReached', params: { limit: perDay } } : null;
}

/** Whether `url` is an https address on one of `hosts` or below one. */
export function isOnHosts(url: string, hosts: string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, port } = new URL(url);
  if (protocol !== 'https:' || username || password || port) return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether the anchor may cancel now; of what is cancelled already the caller answers with it unchanged. */
export function checkCancel(times: ReservationTimes, now: number): Violation | null {
  if (statusAt(times, now) !== 'booked') return { error: 'reservationNotCancellable' };
  return now > cancelUntil(times) ? { error: 'cancelTooLate' } : null;
}

/** Whether the anchor may check in now; of what is checked in already the caller answers with it unchanged. */
export function checkCheckIn(times: ReservationTimes, now: number): Violation | null {
  const status = statusAt(times, now);
  if (status === 'noShow') return { error: 'checkInTooLate' };
  if (status !== 'booked') return { error: 'checkInNotPossible' };
  const from = checkInFrom(times);
  return now < from ? { error: 'checkInTooEarly', params: { from: dayAndClock(from) } } : null;
}

/** Whether these can be a day's timespans: each ends after it starts, none overlaps another. @param spans clock times `HH:mm` */
export function checkTimespans(spans: { start: string; end: string }[]): Violation | null {
  const wrong = spans.find(({ start, end }) => start >= end);
  if (wrong) return { error: 'timespanEndsEarly', params: { start: wrong.start, end: wrong.end } };
  const inOrder = [...spans].sort((a, b) => (a.start < b.start ? -1 : 1));
  const overlap = inOrder.find((span, index) => span.start < (inOrder[index - 1]?.end ?? ''));
  return overlap ? { error: 'timespansOverlap', params: { start: overlap.start, end: overlap.end } } : null;
}

/** The moments of a timespan on a day. */
export function spanOn(day: string, startClock: string, endClock: string): { start: number; end: number } {
  return { start: parkMoment(day, startClock), end: parkMoment(day, endClock) };
}
