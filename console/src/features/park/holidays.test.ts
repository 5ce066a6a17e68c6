import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLIDAY_YEARS } from '@park/contract/park/holidays';
import { USUAL_SPAN } from '@park/contract/park/hours';
import { addDays, weekday } from '@park/contract/parkTime';
import { holidaysAhead, toSpecialDays } from './holidays';
import { type Hours, hoursMistake } from './rules';

const week = Array.from({ length: 7 }, (_, day) => (day === 0 ? [] : [{ ...USUAL_SPAN, from: '10:00' }]));
const hours = (...specialDays: Hours['specialDays']): Hours => ({
  seasons: [{ id: 'year', name: '', from: null, until: null, week }],
  specialDays,
});
const SATURDAY = 6;

test('holidays of a year stand one after another in it, and only weekends are worked in exchange', () => {
  for (const { year, holidays } of HOLIDAY_YEARS) {
    const off = holidays.flatMap(({ from, until }) => [from, until]);
    assert.deepEqual([...off].sort(), off);
    const worked = holidays.flatMap(({ workdays }) => workdays);
    for (const day of worked)
      assert.ok(weekday(day) >= SATURDAY && !holidays.some((one) => one.from <= day && day <= one.until));
    for (const day of [...off, ...worked]) assert.ok(day.startsWith(`${year}-`) && addDays(day, 0) === day, day);
  }
});

test('days that are over or have hours of their own already are not offered', () => {
  const special = { from: '2026-10-03', until: '2026-10-04', spans: [], reason: null };
  const { years, unknownYear } = holidaysAhead(hours(special), '2026-09-26');
  assert.equal(unknownYear, 2027);
  assert.deepEqual(
    years[0]?.holidays.map(({ name, free }) => [name.en, free]),
    [
      ['Mid-Autumn Festival', [{ from: '2026-09-26', until: '2026-09-27' }]],
      [
        'National Day',
        [
          { from: '2026-10-01', until: '2026-10-02' },
          { from: '2026-10-05', until: '2026-10-07' },
        ],
      ],
    ],
  );
  const whole = { ...special, from: '2026-09-30', until: '2026-10-31' };
  assert.deepEqual(holidaysAhead(hours(whole), '2026-10-01').years[0]?.holidays[0]?.free, []);
  assert.deepEqual(holidaysAhead(hours(), '2026-10-08'), { years: [], unknownYear: 2027 });
  assert.equal(holidaysAhead(hours(), '2029-01-01').unknownYear, 2029, 'a console that was not updated for years');
});

test('they begin with the hours of their first day, or usual ones where it is closed, and are right as days of the hours', () => {
  const [spring, ...others] = holidaysAhead(hours(), '2026-02-16').years[0]?.holidays ?? [];
  assert.ok(spring);
  assert.deepEqual(spring.usual, [USUAL_SPAN], 'a Monday, on which this park is closed');
  assert.equal(others[0]?.usual[0]?.from, '10:00');
  const days = toSpecialDays(spring, spring.usual);
  assert.deepEqual(
    days.map(({ from, until, reason }) => [from, until, reason?.['zh-Hans']]),
    [['2026-02-16', '2026-02-23', '春节']],
  );
  assert.equal(hoursMistake(hours(...days)), null);
  assert.equal(holidaysAhead(hours(...days), '2026-02-16').years[0]?.holidays[0]?.free.length, 0, 'added once');
});
