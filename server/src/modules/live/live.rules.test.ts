import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AnchorStatus } from '@park/contract/live/limits';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { parkMoment } from '@park/contract/parkTime';
import {
  type BookingFacts,
  cancelUntil,
  checkBooking,
  checkCancel,
  checkCheckIn,
  checkDay,
  checkTimespans,
  heldAlready,
  isOnHosts,
  noShowAt,
  noShowState,
  type OwnReservation,
  statusAt,
} from './live.rules';

const DAY = '2026-05-05';
const at = (clock: string, day = DAY) => parkMoment(day, clock);
const NOW = at('08:00', '2026-05-04');
const MINUTE = 60_000;
const RULES = DEFAULT_RULES.live;

function facts(change: Partial<BookingFacts> = {}): BookingFacts {
  return {
    day: DAY,
    pointId: 'p',
    anchor: { status: AnchorStatus.approved },
    point: { open: true, capacity: 2, closedReason: '' },
    platform: { hosts: ['douyin.com'], name: 'Douyin' },
    roomUrl: null,
    timespan: { id: 't', start: at('09:00'), end: at('10:30') },
    taken: 0,
    own: [],
    ...change,
  };
}

function own(change: Partial<OwnReservation> = {}): OwnReservation {
  return {
    id: 'r',
    pointId: 'q',
    timespanId: 'u',
    day: DAY,
    start: at('13:00'),
    end: at('14:30'),
    status: 'booked',
    rules: null,
    ...change,
  };
}

const error = (change: Partial<BookingFacts>, now = NOW) => checkBooking(facts(change), RULES, now)?.error ?? 'ok';

describe('checkBooking', () => {
  it('says yes to an approved anchor and a free place', () => assert.equal(error({}), 'ok'));

  it('asks for an approved anchor', () => {
    assert.equal(error({ anchor: null }), 'anchorNotApproved');
    assert.equal(error({ anchor: { status: AnchorStatus.awaiting } }), 'anchorNotApproved');
    assert.equal(error({ anchor: { status: AnchorStatus.rejected } }), 'anchorNotApproved');
    assert.equal(error({ anchor: { status: AnchorStatus.suspended } }), 'anchorSuspended');
  });

  it('is open from now to 14 days ahead, by the park’s calendar', () => {
    assert.equal(checkDay('2026-05-03', RULES, NOW)?.error, 'dayPast');
    assert.equal(checkDay('2026-05-04', RULES, NOW), null);
    assert.equal(checkDay('2026-05-18', RULES, NOW), null);
    assert.equal(checkDay('2026-05-19', RULES, NOW)?.error, 'dayTooFar');
    // 23:59 and 00:01 in Shanghai lie on one UTC day.
    assert.equal(checkDay('2026-05-04', RULES, at('23:59', '2026-05-04')), null);
    assert.equal(checkDay('2026-05-04', RULES, at('00:01', '2026-05-05'))?.error, 'dayPast');
  });

  it('books until the moment before the start', () => {
    assert.equal(error({}, at('09:00') - 1), 'ok');
    assert.equal(error({}, at('09:00')), 'timespanPast');
  });

  it('refuses what is not there, closed or full', () => {
    assert.equal(error({ point: null }), 'pointNotFound');
    assert.deepEqual(checkBooking(facts({ point: { open: false, capacity: 2, closedReason: 'nets' } }), RULES, NOW), {
      error: 'pointClosed',
      params: { reason: 'nets' },
    });
    assert.equal(error({ timespan: null }), 'timespanNotFound');
    assert.equal(error({ platform: null }), 'platformUnknown');
    assert.equal(error({ taken: 1 }), 'ok');
    assert.equal(error({ taken: 2 }), 'slotFull');
  });

  it('takes one timespan at a time, counted by overlap and not by name', () => {
    assert.equal(error({ own: [own({ start: at('10:29'), end: at('11:00') })] }), 'timespanTaken');
    assert.equal(error({ own: [own({ start: at('10:30'), end: at('12:00') })] }), 'ok');
    assert.equal(error({ own: [own({ start: at('10:29'), end: at('11:00'), status: 'cancelled' })] }), 'ok');
  });

  it('takes two a day, finished ones counted, cancelled ones and no-shows not', () => {
    const two = (status: OwnReservation['status']) => [own(), own({ start: at('15:00'), end: at('16:00'), status })];
    assert.equal(error({ own: two('booked') }), 'dayLimitReached');
    assert.equal(error({ own: two('finished') }), 'dayLimitReached');
    for (const status of ['cancelled', 'cancelledByPark', 'noShow'] as const) assert.equal(error({ own: two(status) }), 'ok');
    assert.equal(error({ own: two('booked').map((one) => ({ ...one, day: '2026-05-06' })) }), 'ok');
  });
});

describe('rules that a park chose', () => {
  const chosen = { ...RULES, bookableDays: 1, perDay: 1, noShowsToBlock: 1, blockFor: 2 };
  it('hold in place of those delivered', () => {
    assert.equal(checkDay('2026-05-05', chosen, NOW), null);
    assert.deepEqual(checkDay('2026-05-06', chosen, NOW), { error: 'dayTooFar', params: { days: 1 } });
    assert.equal(checkBooking(facts({ own: [own()] }), chosen, NOW)?.error, 'dayLimitReached');
    const missed = own({
      day: '2026-05-03',
      start: at('13:00', '2026-05-03'),
      end: at('14:30', '2026-05-03'),
      status: 'noShow',
    });
    assert.equal(noShowState([missed], chosen, NOW).blockedUntil, at('13:30', '2026-05-05'));
  });
});

describe('no-shows', () => {
  const missed = (day: string, status: OwnReservation['status'] = 'noShow') =>
    own({ day, start: at('13:00', day), end: at('14:30', day), status });
  const three = [missed('2026-04-01'), missed('2026-04-20'), missed('2026-05-01')];

  it('block for 30 days from the third within 30 days', () => {
    const until = at('13:30', '2026-05-31');
    assert.deepEqual(noShowState(three, RULES, NOW), { count: 2, blockedUntil: until });
    assert.equal(error({ own: three }), 'anchorBlocked');
    assert.equal(noShowState(three, RULES, until - 1).blockedUntil, until);
    assert.equal(noShowState(three, RULES, until).blockedUntil, null);
  });

  it('do not block when the third comes a moment after the window', () => {
    const late = missed('2026-05-01');
    const apart = [missed('2026-04-01'), missed('2026-04-20'), { ...late, start: late.start + 1 }];
    assert.equal(noShowState(apart, RULES, NOW).blockedUntil, null);
    assert.equal(noShowState(three.slice(1), RULES, NOW).blockedUntil, null);
  });

  it('count from their moment, whether or not the job has written them down', () => {
    assert.equal(
      noShowState(
        three.map((one) => ({ ...one, status: 'booked' as const })),
        RULES,
        NOW,
      ).blockedUntil !== null,
      true,
    );
    const due = own({ start: at('09:00'), end: at('10:30') });
    assert.equal(statusAt(due, at('09:30') - 1), 'booked');
    assert.equal(statusAt(due, at('09:30')), 'noShow');
  });

  it('come at the end of a timespan shorter than half an hour', () => {
    assert.equal(noShowAt(own({ start: at('09:00'), end: at('09:20') })), at('09:20'));
    assert.equal(noShowAt(own({ start: at('09:00'), end: at('10:30') })), at('09:30'));
  });
});

describe('heldAlready', () => {
  const same = own({ pointId: 'p', timespanId: 't', start: at('09:00'), end: at('10:30') });
  it('finds the reservation of the same place while it is held', () => {
    assert.equal(heldAlready(facts({ own: [same] }), NOW), same);
    assert.equal(heldAlready(facts({ own: [{ ...same, status: 'cancelled' }] }), NOW), undefined);
    assert.equal(heldAlready(facts({ own: [{ ...same, pointId: 'q' }] }), NOW), undefined);
    assert.equal(heldAlready(facts({ own: [{ ...same, day: '2026-05-06' }] }), NOW), undefined);
    assert.equal(heldAlready(facts({ own: [same] }), at('09:30')), undefined);
  });
});

describe('checkCancel', () => {
  const [start, end] = [at('09:00'), at('10:30')];
  const booked = (createdAt: number) => ({ status: 'booked' as const, start, end, createdAt, rules: null });

  it('is free until an hour before the start when booked early', () => {
    const times = booked(NOW);
    assert.equal(cancelUntil(times), at('08:00'));
    assert.equal(checkCancel(times, at('08:00')), null);
    assert.equal(checkCancel(times, at('08:00') + 1)?.error, 'cancelTooLate');
  });

  it('is free for 15 minutes after booking when booked late', () => {
    const times = booked(at('08:55'));
    assert.equal(cancelUntil(times), at('09:10'));
    assert.equal(checkCancel(times, at('09:10')), null);
    assert.equal(checkCancel(times, at('09:10') + 1)?.error, 'cancelTooLate');
  });

  it('is over once checked in, ended or missed', () => {
    for (const status of ['checkedIn', 'finished', 'cancelledByPark', 'noShow'] as const)
      assert.equal(checkCancel({ ...booked(NOW), status }, NOW)?.error, 'reservationNotCancellable');
    assert.equal(checkCancel(booked(NOW), at('09:30'))?.error, 'reservationNotCancellable');
  });
});

describe('checkCheckIn', () => {
  const times = { status: 'booked' as const, start: at('09:00'), end: at('10:30'), createdAt: NOW, rules: null };
  it('is open from 30 minutes before the start until 30 minutes after', () => {
    assert.deepEqual(checkCheckIn(times, at('08:30') - 1), { error: 'checkInTooEarly', params: { from: '2026-05-05 08:30' } });
    assert.equal(checkCheckIn(times, at('08:30')), null);
    assert.equal(checkCheckIn(times, at('09:30') - 1), null);
    assert.equal(checkCheckIn(times, at('09:30'))?.error, 'checkInTooLate');
  });
  it('goes by the rules of the booking, not by those of today', () => {
    const own = { ...times, rules: { ...RULES, checkInBeforeStart: 60, noShowAfterStart: 10, cancelBeforeStart: 120 } };
    assert.equal(checkCheckIn(own, at('08:00')), null);
    assert.equal(checkCheckIn(own, at('09:10'))?.error, 'checkInTooLate');
    assert.equal(cancelUntil(own), at('07:00'));
  });
  it('is not for what is cancelled or over', () => {
    for (const status of ['cancelled', 'cancelledByPark', 'finished'] as const)
      assert.equal(checkCheckIn({ ...times, status }, at('08:45'))?.error, 'checkInNotPossible');
    assert.equal(statusAt({ ...times, status: 'checkedIn' }, at('10:30') - MINUTE), 'checkedIn');
    assert.equal(statusAt({ ...times, status: 'checkedIn' }, at('10:30')), 'finished');
  });
});

describe('isOnHosts', () => {
  const hosts = ['douyin.com', 'channels.weixin.qq.com'];
  it('takes https on a host of the platform or below one', () => {
    for (const url of [
      'https://douyin.com/1',
      'https://live.douyin.com/1?a=b#c',
      'https://LIVE.Douyin.com/',
      'https://channels.weixin.qq.com/x',
    ])
      assert.equal(isOnHosts(url, hosts), true, url);
  });
  it('refuses everything else', () => {
    for (const url of [
      'http://live.douyin.com/1',
      'live.douyin.com/1',
      'https://evildouyin.com/',
      'https://douyin.com.evil.example/',
      'https://evil.example/douyin.com',
      'https://douyin.com@evil.example/',
      'https://user:pass@douyin.com/',
      'https://douyin.com:8443/',
      'https://weixin.qq.com/',
      'javascript:alert(1)//douyin.com',
      'https://',
      'nonsense',
    ])
      assert.equal(isOnHosts(url, hosts), false, url);
  });
});

describe('checkTimespans', () => {
  it('wants ends after starts and no overlap, in any order', () => {
    assert.equal(checkTimespans([]), null);
    assert.equal(
      checkTimespans([
        { start: '10:00', end: '11:00' },
        { start: '09:00', end: '10:00' },
      ]),
      null,
    );
    assert.equal(checkTimespans([{ start: '10:00', end: '10:00' }])?.error, 'timespanEndsEarly');
    assert.equal(
      checkTimespans([
        { start: '10:00', end: '11:00' },
        { start: '09:00', end: '10:01' },
      ])?.error,
      'timespansOverlap',
    );
    assert.equal(
      checkTimespans([
        { start: '09:00', end: '10:00' },
        { start: '09:00', end: '10:00' },
      ])?.error,
      'timespansOverlap',
    );
  });
});
