import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ParkHours } from '../park/hours';
import { isSlotOn } from './slot';

const open = [{ from: '09:00', lastEntry: '15:00', until: '16:00' }];
const hours: ParkHours = {
  seasons: [
    { id: 'year', from: null, until: null, week: [[], open, open, open, open, open, open] },
    { id: 'summer', from: '06-01', until: '08-31', week: Array.from({ length: 7 }, () => open) },
  ],
  specialDays: [
    { from: '2026-12-24', until: '2026-12-24', spans: [{ from: '09:00', lastEntry: '11:00', until: '12:00' }], reason: null },
  ],
};
const every = [1, 2, 3, 4, 5, 6, 7];
const slot = (start: string, end: string, weekdays = every, seasons: string[] = []) => ({ start, end, weekdays, seasons });

test('a slot is sold on its weekdays, in its seasons, and while somebody is let in', () => {
  // 2026-11-23 and 2026-06-01 are Mondays.
  const cases = [
    [slot('09:00', '12:00'), '2026-11-24', true],
    [slot('09:00', '12:00'), '2026-11-23', false],
    [slot('09:00', '12:00'), '2026-06-01', true],
    [slot('09:00', '12:00', [6, 7]), '2026-11-24', false],
    [slot('09:00', '12:00', [6, 7]), '2026-11-28', true],
    [slot('09:00', '12:00', every, ['summer']), '2026-11-24', false],
    [slot('09:00', '12:00', every, ['summer']), '2026-06-02', true],
    [slot('14:59', '17:00'), '2026-11-24', true],
    [slot('15:00', '17:00'), '2026-11-24', false],
    [slot('07:00', '09:00'), '2026-11-24', false],
    [slot('09:00', '12:00'), '2026-12-24', true],
    [slot('12:00', '15:00'), '2026-12-24', false],
  ] as const;
  for (const [one, day, isOn] of cases) assert.equal(isSlotOn(hours, one, day), isOn, `${one.start} ${day}`);
});
