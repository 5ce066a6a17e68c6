import assert from 'node:assert/strict';
import { test } from 'node:test';
import { busiestHour, busyHours, slotBars, soldOut, totals } from './rules';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ hour, sold: 0, entered: 0 }));
const ROW = {
  ticketId: 'adult',
  name: 'Adult',
  slotId: 'morning',
  stock: 50,
  sold: 10,
  held: 2,
  entered: 4,
  refunded: 1,
  remaining: 38,
  waiting: 0,
  closed: false,
};

test('the hours drawn are the usual ones, and more when something happened outside them', () => {
  assert.deepEqual(
    busyHours(HOURS)
      .map(({ hour }) => hour)
      .filter((_, at, all) => at === 0 || at === all.length - 1),
    [8, 18],
  );
  assert.equal(busyHours(HOURS.map((one) => (one.hour === 6 ? { ...one, sold: 1 } : one)))[0]?.hour, 6);
  assert.equal(busiestHour(HOURS), null);
  assert.equal(busiestHour(HOURS.map((one) => (one.hour === 9 ? { ...one, entered: 3 } : one))), '09:00');
});

test('slots add up and are named by their clock', () => {
  assert.deepEqual(totals([ROW, ROW]).remaining, 76);
  assert.deepEqual(
    slotBars([ROW, { ...ROW, slotId: 'gone' }], [{ id: 'morning', start: '09:00', end: '12:00' }]).map(({ label }) => label),
    ['Adult 09:00', 'Adult gone'],
  );
  assert.equal(soldOut([ROW, { ...ROW, remaining: 0 }, { ...ROW, remaining: 0, closed: true }]), 1);
});
