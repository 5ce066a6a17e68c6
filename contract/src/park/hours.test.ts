import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_HOURS, nextEntryDay, nextOpenDay, openingOf, type ParkHours, parkStatus, spanFault, wallClock } from './hours';

const span = (from: string, until: string, lastEntry = from) => ({ from, lastEntry, until });
const SUMMER = span('09:00', '18:00', '17:00');
const NIGHT = span('19:00', '25:30', '23:00');
const WINTER = span('10:00', '16:00', '15:00');
const week = (open: readonly (typeof SUMMER)[], monday: readonly (typeof SUMMER)[] = []) => [
  monday,
  ...Array.from({ length: 6 }, () => open),
];

/** Mondays are closed; winter goes over the new year; a May evening goes past midnight. 2026-11-23 is a Monday. */
const HOURS: ParkHours = {
  seasons: [
    { id: 'year', from: null, until: null, week: week([SUMMER]) },
    { id: 'winter', from: '11-15', until: '02-28', week: week([WINTER]) },
  ],
  specialDays: [
    { from: '2026-05-02', until: '2026-05-02', spans: [SUMMER, NIGHT], reason: null },
    { from: '2026-12-24', until: '2026-12-26', spans: [], reason: 'Inventory' },
    { from: '2026-10-05', until: '2026-10-05', spans: [SUMMER], reason: 'Golden week' },
  ],
};
const at = (moment: string) => Date.parse(`${moment}:00+08:00`);

test('a day is as its season, its weekday and its own rule have it', () => {
  const days = [
    ['2026-11-14', [SUMMER], 'year'],
    ['2026-11-15', [WINTER], 'winter'],
    ['2026-11-23', [], 'winter'],
    ['2027-02-28', [WINTER], 'winter'],
    ['2027-03-02', [SUMMER], 'year'],
    ['2026-10-05', [SUMMER], 'year'],
    ['2026-12-25', [], 'winter'],
  ] as const;
  for (const [day, spans, season] of days) {
    const found = openingOf(HOURS, day);
    assert.deepEqual([found.spans, found.season], [spans, season], day);
  }
});

test('a day of its own says why', () => {
  assert.equal(openingOf(HOURS, '2026-12-25').reason, 'Inventory');
  assert.equal(openingOf(HOURS, '2026-11-23').reason, null);
});

test('before, while and after it is open, and over midnight', () => {
  const moments = [
    ['2026-06-02T08:59', 'before', SUMMER, '2026-06-02T09:00'],
    ['2026-06-02T09:00', 'open', SUMMER, '2026-06-02T18:00'],
    ['2026-06-02T18:00', 'after', null, '2026-06-03T00:00'],
    ['2026-06-01T12:00', 'after', null, '2026-06-02T00:00'],
    ['2026-05-02T18:30', 'before', NIGHT, '2026-05-02T19:00'],
    ['2026-05-02T23:59', 'open', NIGHT, '2026-05-03T01:30'],
    ['2026-05-03T01:29', 'open', NIGHT, '2026-05-03T01:30'],
    ['2026-05-03T01:30', 'before', SUMMER, '2026-05-03T09:00'],
  ] as const;
  for (const [moment, status, span, changesAt] of moments) {
    const found = parkStatus(HOURS, at(moment));
    assert.deepEqual([found.status, found.span, found.changesAt], [status, span, at(changesAt)], moment);
  }
  assert.equal(parkStatus(HOURS, at('2026-05-03T01:29')).day, '2026-05-02', 'a night is of the day on which it began');
});

test('the next day is one that is open, and after the last entry it is not today', () => {
  assert.equal(nextOpenDay(HOURS, '2026-12-23'), '2026-12-27');
  assert.equal(nextEntryDay(HOURS, at('2026-06-02T16:59')), '2026-06-02');
  assert.equal(nextEntryDay(HOURS, at('2026-06-02T17:00')), '2026-06-03');
  assert.equal(nextEntryDay(HOURS, at('2026-06-07T17:00')), '2026-06-09');
  const never = { seasons: [{ id: 'year', from: null, until: null, week: [] }], specialDays: [] };
  assert.equal(nextOpenDay(never, '2026-06-02'), null);
});

test('a park that has set nothing is open every day of the week', () => {
  for (let day = 1; day <= 7; day += 1) assert.equal(openingOf(DEFAULT_HOURS, `2026-06-0${day}`).spans.length, 1);
});

test('clocks past midnight are read from the wall', () => {
  assert.deepEqual(['09:05', '24:00', '25:30'].map(wallClock), ['09:05', '00:00', '01:30']);
});

test('spans that end before they begin, or meet, are no hours', () => {
  const cases = [
    [[span('18:00', '09:00')], [], 'order'],
    [[span('09:00', '18:00', '18:01')], [], 'order'],
    [[span('09:00', '18:00', '08:59')], [], 'order'],
    [[span('09:00', '12:00'), span('11:59', '18:00')], [], 'overlap'],
    [[span('01:00', '12:00')], [NIGHT], 'overlap'],
    [[span('09:00', '12:00'), span('12:00', '18:00')], [NIGHT], null],
    [[], [NIGHT], null],
  ] as const;
  for (const [spans, before, fault] of cases) assert.equal(spanFault(spans, before), fault, JSON.stringify([spans, before]));
});
