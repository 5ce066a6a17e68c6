import { PARK_HOURS } from '@park/contract/parkHours';
import { nextParkChange, parkStatus } from './hours';

test.each([
  ['00:00:00', 'before'],
  ['08:59:59', 'before'],
  ['09:00:00', 'open'],
  ['17:59:59', 'open'],
  ['18:00:00', 'after'],
  ['23:59:59', 'after'],
])('at %s in the park: %s', (clock, status) => {
  expect(parkStatus(Date.parse(`2026-11-21T${clock}+08:00`))).toBe(status);
});

test('entry ends before the park closes', () => {
  expect(PARK_HOURS.from < PARK_HOURS.lastEntry && PARK_HOURS.lastEntry < PARK_HOURS.until).toBe(true);
});

test.each([
  ['2026-11-21T00:00:00', '2026-11-21T09:00:00'],
  ['2026-11-21T09:00:00', '2026-11-21T18:00:00'],
  ['2026-11-21T18:00:00', '2026-11-22T00:00:00'],
])('what is said at %s holds until %s', (now, next) => {
  expect(nextParkChange(Date.parse(`${now}+08:00`))).toBe(Date.parse(`${next}+08:00`));
});
