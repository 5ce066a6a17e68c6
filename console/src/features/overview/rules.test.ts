import assert from 'node:assert/strict';
import { test } from 'node:test';
import { busiestHour, busyHours, countsByArea, heatOf, needsOf, noShowsOf, slotBars, slotRows, soldOut, totals } from './rules';

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
    slotBars([ROW, { ...ROW, slotId: 'gone' }], [{ id: 'morning', start: '09:00' }]).map(({ label }) => label),
    ['Adult 09:00', 'Adult gone'],
  );
  assert.equal(soldOut([ROW, { ...ROW, remaining: 0 }, { ...ROW, remaining: 0, closed: true }]), 1);
});

const NOBODY = {
  day: '2026-05-01',
  setUp: null,
  tickets: null,
  money: null,
  desk: null,
  live: null,
  activities: null,
  draw: null,
};

test('what needs a person stands by urgency, and what there is none of is left out', () => {
  assert.equal(needsOf(NOBODY), null);
  const desk = { help: [{ urgency: 1, open: 2, waiting: 1 }], itemsToReview: 0, claimsToDecide: 1, feedbackToAnswer: 3 };
  const money = { moneyIn: 0, moneyOut: 0, lastWeek: null, refundsFailed: 1, closuresWaiting: 4 };
  assert.deepEqual(
    needsOf({ ...NOBODY, desk, money })?.map(({ name, count, now }) => [name, count, now]),
    [
      ['help', 2, true],
      ['closures', 4, false],
      ['refunds', 1, true],
      ['feedback', 3, false],
      ['claims', 1, false],
    ],
  );
});

test('a week of slots: full is a word, almost full is not, and a day without the slot has no cell', () => {
  const slot = { day: '2026-05-01', slotId: 'am', stock: 200, taken: 199, closed: false };
  const { days, rows } = heatOf([slot, { ...slot, slotId: 'pm', taken: 200 }, { ...slot, day: '2026-05-02', closed: true }]);
  assert.deepEqual(days, ['2026-05-01', '2026-05-02']);
  assert.deepEqual(
    rows.map(({ cells }) => cells.map((cell) => cell && [cell.state, cell.percent])),
    [
      [
        ['3', 99],
        ['closed', 99],
      ],
      [['full', 100], undefined],
    ],
  );
});

test('the day by entry time: earliest first, and whoever did not come of a time that is over', () => {
  const slots = [
    { id: 'noon', start: '12:00', end: '15:00' },
    { id: 'morning', start: '09:00', end: '12:00' },
  ];
  const rows = [{ ...ROW, slotId: 'noon' }, ROW, { ...ROW, ticketId: 'child' }];
  const at = (clock: string) => slotRows(rows, slots, clock);
  assert.deepEqual(
    at('12:00').map(({ label, sold, entered, isOver }) => [label, sold, entered, isOver]),
    [
      ['09:00–12:00', 20, 8, true],
      ['12:00–15:00', 10, 4, false],
    ],
  );
  assert.deepEqual(
    ['', '11:59', '12:00', '24:00'].map((clock) => noShowsOf(at(clock))),
    [0, 0, 12, 18],
  );
});

test('what waits is counted by area, red where somebody stands and waits', () => {
  const now = Date.parse('2026-05-01T09:00:00+08:00');
  const desk = {
    ...{
      help: [{ urgency: 1, open: 1, waiting: 1 }],
      itemsToReview: 2,
      claimsToDecide: 1,
      feedbackToAnswer: 0,
      findsToRead: 3,
    },
    complaints: { open: 1, dueAt: '2026-05-02T08:00:00+08:00' },
  };
  assert.deepEqual(
    [...countsByArea(needsOf({ ...NOBODY, desk }, 2, now) ?? [])],
    [
      ['help', { count: 1, now: true }],
      ['complaints', { count: 1, now: true }],
      ['status', { count: 2, now: true }],
      ['finds', { count: 3, now: false }],
      ['lost-found', { count: 3, now: false }],
    ],
  );
  const calm = { ...desk, complaints: { open: 1, dueAt: '2026-05-03T08:00:00+08:00' } };
  assert.equal(countsByArea(needsOf({ ...NOBODY, desk: calm }, 0, now) ?? []).get('complaints')?.now, false);
});
