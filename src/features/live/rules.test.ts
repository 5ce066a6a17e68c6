import { AnchorStatus, RESERVATION_STATUSES } from '@park/contract/live/limits';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import {
  bookableDay,
  bookingEligibility,
  daysToBook,
  firstDay,
  nextBookableDay,
  nextChange,
  nextReservation,
  nextStart,
  reservationOffer,
  STATUS_TONES,
  timespanState,
  whenOf,
} from './rules';

const at = (iso: string) => Date.parse(iso);
/** 23:30 on Saturday 21 November 2026 in the park; the phone may well be in another zone. */
const LATE_SATURDAY = at('2026-11-21T23:30:00+08:00');

function reservation(changes: Partial<Reservation> = {}): Reservation {
  return {
    id: 'r1',
    number: 'LV261122-7Q4K',
    status: 'booked',
    day: '2026-11-22',
    start: '2026-11-22T10:00:00+08:00',
    end: '2026-11-22T11:00:00+08:00',
    timespanId: 't1',
    point: { id: 'p1', name: 'Ammonite wall', motif: 'ammonite', cover: null, position: { latitude: 25, longitude: 102 } },
    platform: { id: 'pf1', name: 'Platform' },
    roomUrl: null,
    reason: null,
    createdAt: '2026-11-21T12:00:00+08:00',
    cancelUntil: '2026-11-22T09:00:00+08:00',
    checkInFrom: '2026-11-22T09:30:00+08:00',
    checkInUntil: '2026-11-22T10:30:00+08:00',
    ...changes,
  };
}

const DAYS = daysToBook(LATE_SATURDAY, DEFAULT_RULES.live);

describe('days', () => {
  test('are fifteen, from the day it is in the park, not on the phone', () => {
    expect(DAYS).toHaveLength(15);
    expect(DAYS[0]).toBe('2026-11-21');
    expect(DAYS[14]).toBe('2026-12-05');
    expect(daysToBook(LATE_SATURDAY + 31 * 60_000, DEFAULT_RULES.live)[0]).toBe('2026-11-22');
  });

  test('lead to the next one, and end with the strip', () => {
    expect(nextBookableDay('2026-11-21', DAYS)).toBe('2026-11-22');
    expect(nextBookableDay('2026-01-01', DAYS)).toBe('2026-11-21');
    expect(nextBookableDay('2026-12-05', DAYS)).toBeNull();
  });

  test('begin with today, or with tomorrow once all of today has begun', () => {
    const evening = { start: '2026-11-21T23:45:00+08:00', remaining: 0 };
    const morning = { start: '2026-11-21T10:00:00+08:00', remaining: 2 };
    expect(firstDay(undefined, LATE_SATURDAY)).toBe('2026-11-21');
    expect(firstDay([], LATE_SATURDAY)).toBe('2026-11-21');
    expect(firstDay([morning, evening], LATE_SATURDAY)).toBe('2026-11-21');
    expect(firstDay([morning], LATE_SATURDAY)).toBe('2026-11-22');
  });

  test('of a link that is stale, too far or nonsense are no days', () => {
    expect(bookableDay('2026-11-25', DAYS)).toBe('2026-11-25');
    for (const day of [undefined, '', '2026-11-20', '2026-12-06', 'soon']) {
      expect(bookableDay(day, DAYS)).toBe('');
    }
  });
});

describe('timespans', () => {
  const start = '2026-11-22T10:00:00+08:00';

  test('are over once begun, whatever remains', () => {
    expect(timespanState({ start, remaining: 3 }, at(start) - 1)).toBe('free');
    expect(timespanState({ start, remaining: 0 }, at(start) - 1)).toBe('full');
    expect(timespanState({ start, remaining: 3 }, at(start))).toBe('over');
    expect(timespanState({ start, remaining: 0 }, at(start) + 1)).toBe('over');
  });

  test('say which of them begins next', () => {
    const later = { start: '2026-11-22T11:00:00+08:00' };
    expect(nextStart([later, { start }], at(start) - 1)).toBe(at(start));
    expect(nextStart([later, { start }], at(start))).toBe(at(later.start));
    expect(nextStart([later, { start }], at(later.start))).toBeNull();
  });

  test('are named as a person would', () => {
    expect(whenOf('2026-11-21', '2026-11-21T23:40:00+08:00', LATE_SATURDAY)).toMatchObject({ near: 'today', part: 'evening' });
    expect(whenOf('2026-11-22', start, LATE_SATURDAY)).toMatchObject({ near: 'tomorrow', part: 'morning' });
    expect(whenOf('2026-11-27', '2026-11-27T12:00:00+08:00', LATE_SATURDAY)).toMatchObject({
      near: 'week',
      part: 'afternoon',
    });
    expect(whenOf('2026-11-28', '2026-11-28T18:00:00+08:00', LATE_SATURDAY)).toMatchObject({ near: 'far', part: 'evening' });
  });
});

describe('a reservation', () => {
  test('can be cancelled until its moment, that moment included', () => {
    const { cancelUntil } = reservation();
    expect(reservationOffer(reservation(), at(cancelUntil)).canCancel).toBe(true);
    expect(reservationOffer(reservation(), at(cancelUntil) + 1).canCancel).toBe(false);
  });

  test('can be checked in inside its window', () => {
    const { checkInFrom, checkInUntil } = reservation();
    expect(reservationOffer(reservation(), at(checkInFrom) - 1).checkIn).toBe('early');
    expect(reservationOffer(reservation(), at(checkInFrom)).checkIn).toBe('open');
    expect(reservationOffer(reservation(), at(checkInUntil)).checkIn).toBe('open');
    expect(reservationOffer(reservation(), at(checkInUntil) + 1).checkIn).toBe('late');
  });

  test('that is not booked any more allows nothing', () => {
    for (const status of RESERVATION_STATUSES.filter((known) => known !== 'booked')) {
      expect(reservationOffer(reservation({ status }), at('2026-11-22T08:00:00+08:00'))).toEqual({
        canCancel: false,
        checkIn: 'none',
      });
    }
  });

  test('says when to look again: one step at a time, until nothing is left to change', () => {
    let now = at('2026-11-22T08:00:00+08:00');
    const seen: unknown[] = [reservationOffer(reservation(), now)];
    for (let next = nextChange(reservation(), now); next !== null; next = nextChange(reservation(), now)) {
      expect(next).toBeGreaterThan(now);
      now = next;
      seen.push(reservationOffer(reservation(), now));
    }
    expect(seen).toEqual([
      { canCancel: true, checkIn: 'early' },
      { canCancel: false, checkIn: 'early' },
      { canCancel: false, checkIn: 'open' },
      { canCancel: false, checkIn: 'late' },
    ]);
    expect(nextChange(reservation({ status: 'finished' }), 0)).toBeNull();
  });

  test('that is live now comes before the next one; past and cancelled ones never', () => {
    const now = at('2026-11-22T10:15:00+08:00');
    const live = reservation({ id: 'live', status: 'checkedIn' });
    const later = reservation({ id: 'later', start: '2026-11-22T15:00:00+08:00', end: '2026-11-22T16:00:00+08:00' });
    const last = reservation({ id: 'last', start: '2026-11-24T15:00:00+08:00', end: '2026-11-24T16:00:00+08:00' });
    const past = reservation({ id: 'past', end: '2026-11-22T10:00:00+08:00' });
    const gone = reservation({ id: 'gone', status: 'cancelled' });
    expect(nextReservation([last, later, past, gone], now)?.id).toBe('later');
    expect(nextReservation([last, later, live], now)?.id).toBe('live');
    expect(nextReservation([past, gone], now)).toBeNull();
  });

  test('has a tone for every status, and only a failure is danger', () => {
    expect(RESERVATION_STATUSES.filter((status) => STATUS_TONES[status] === 'danger')).toEqual(['noShow']);
    expect(RESERVATION_STATUSES.every((status) => STATUS_TONES[status])).toBe(true);
  });
});

describe('the gate before a booking', () => {
  test('names what a person can mend', () => {
    expect(bookingEligibility(null, null, 0)).toBe('signIn');
    expect(bookingEligibility(AnchorStatus.none, null, 0)).toBe('register');
    expect(bookingEligibility(AnchorStatus.awaiting, null, 0)).toBe('awaiting');
    expect(bookingEligibility(AnchorStatus.rejected, null, 0)).toBe('rejected');
    expect(bookingEligibility(AnchorStatus.suspended, null, 0)).toBe('suspended');
    expect(bookingEligibility(AnchorStatus.approved, null, 0)).toBe('ok');
  });

  test('blocks an approved anchor until the block ends', () => {
    const until = '2026-12-21T00:00:00+08:00';
    expect(bookingEligibility(AnchorStatus.approved, until, at(until) - 1)).toBe('blocked');
    expect(bookingEligibility(AnchorStatus.approved, until, at(until))).toBe('ok');
  });
});
