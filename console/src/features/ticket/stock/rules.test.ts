import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asInWeek,
  between,
  dayByKey,
  differencesOf,
  isMonth,
  isPast,
  leftOf,
  mondayOf,
  otherMonth,
  stateOf,
  sumOf,
  weeksOf,
} from './rules';

const ROW = { ticketId: 'adult', day: '2026-11-21', slotId: 'morning', stock: 50, taken: 10, closedReason: null };

test('a month has its weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  assert.equal(weeks.length, 6);
  assert.equal(weeks[0]?.[6], '2026-11-01');
  assert.equal(weeks[0]?.[5], null);
  assert.equal(weeks[5]?.[0], '2026-11-30');
  assert.equal(weeksOf('2027-02').length, 4);
  assert.equal(otherMonth('2026-12', 1), '2027-01');
  assert.equal(otherMonth('2026-01', -1), '2025-12');
  assert.deepEqual([isMonth('2026-13'), isMonth('2026-04')], [false, true]);
});

test('keys walk through the days, and a range may be drawn either way', () => {
  assert.equal(dayByKey('2026-11-30', 'ArrowRight'), '2026-12-01');
  assert.equal(dayByKey('2026-11-21', 'Home'), '2026-11-16');
  assert.equal(dayByKey('2026-11-21', 'End'), '2026-11-22');
  assert.equal(dayByKey('2026-11-21', 'a'), null);
  assert.deepEqual(between('2026-12-01', '2026-11-30'), ['2026-11-30', '2026-12-01']);
  assert.equal(isPast('2026-11-21', Date.parse('2026-11-21T15:59:00Z')), false);
  assert.equal(isPast('2026-11-21', Date.parse('2026-11-21T16:00:00Z')), true);
});

test('what is closed has nothing left', () => {
  assert.equal(stateOf(ROW), 'open');
  assert.equal(stateOf({ ...ROW, taken: 35 }), 'few');
  assert.equal(stateOf({ ...ROW, taken: 50 }), 'soldOut');
  assert.equal(stateOf({ ...ROW, closedReason: 'Storm' }), 'closed');
  assert.equal(leftOf({ ...ROW, closedReason: 'Storm' }), 0);
  assert.deepEqual(sumOf([ROW, { ...ROW, closedReason: 'Storm' }]), { left: 40, stock: 100, taken: 20, closed: true });
});

test('what would change is known before: by one number, or as in another week', () => {
  const row = (ticketId: string, day: string, stock: number, taken = 0) => {
    return { ticketId, day, slotId: 'morning', stock, taken, closedReason: null };
  };
  // Far ahead, so that they are never past: a Monday, its Tuesday, and the Monday after.
  const [monday, tuesday, next] = ['2999-12-02', '2999-12-03', '2999-12-09'] as const;
  const rows = [row('adult', monday, 50), row('adult', tuesday, 80, 60), row('child', monday, 50), row('adult', next, 50)];
  const choice = { ticketIds: ['adult'], days: [monday, tuesday], slotIds: ['morning'] };
  assert.deepEqual(
    differencesOf(rows, choice, () => 55).map(({ day, stock, seen, stays }) => [day, seen, stock, stays]),
    [
      [monday, 50, 55, false],
      [tuesday, 80, 55, true],
    ],
  );
  assert.deepEqual(
    differencesOf(rows, { ...choice, slotIds: [] }, () => 55),
    [],
  );
  const week = [row('adult', '2026-05-04', 70), row('child', '2026-05-04', 30)];
  assert.deepEqual(
    differencesOf(rows, { ...choice, ticketIds: ['adult', 'child'], days: [monday, tuesday, next] }, asInWeek(week)).map(
      ({ ticketId, day, stock }) => [ticketId, day, stock],
    ),
    [
      ['adult', monday, 70],
      ['child', monday, 30],
      ['adult', next, 70],
    ],
  );
  assert.equal(mondayOf('2026-05-10'), '2026-05-04');
});
