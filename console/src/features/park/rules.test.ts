import assert from 'node:assert/strict';
import { test } from 'node:test';
import { USUAL_SPAN } from '@park/contract/park/hours';
import type { AdminStock, ParkSlot } from '@park/contract/ticket/product/schemas';
import {
  asFirstOpen,
  dayMistake,
  daysAhead,
  firstMistake,
  type Hours,
  hoursMistake,
  isNextDay,
  rulesBesides,
  spansText,
  untilOf,
} from './rules';

const week = Array.from({ length: 7 }, () => [USUAL_SPAN]);
const hours = (change: Partial<Hours> = {}): Hours => ({
  seasons: [{ id: 'year', name: '', from: null, until: null, week }],
  specialDays: [],
  ...change,
});

test('a night ends on the next day, and a slip of the pen does not', () => {
  assert.deepEqual(
    [untilOf('01:30', '19:00'), untilOf('18:00', '09:00'), untilOf('08:00', '09:00')],
    ['25:30', '18:00', '08:00'],
  );
  assert.equal(untilOf('', '09:00'), '');
  assert.deepEqual(['25:30', '18:00'].map(isNextDay), [true, false]);
  assert.equal(spansText([USUAL_SPAN, { from: '19:00', lastEntry: '22:00', until: '25:30' }], '-'), '09:00–18:00, 19:00–01:30');
  assert.equal(spansText([], 'Closed'), 'Closed');
});

test('a day is copied to the open days alone', () => {
  const tuesday = { from: '10:00', lastEntry: '16:00', until: '16:30' };
  const copied = asFirstOpen([[], [tuesday], [USUAL_SPAN], [], [USUAL_SPAN], [], []]);
  assert.deepEqual(copied, [[], [tuesday], [tuesday], [], [tuesday], [], []]);
  assert.deepEqual(asFirstOpen([[], []]), [[], []]);
});

test('mistakes are named before anything is sent', () => {
  assert.equal(dayMistake([{ ...USUAL_SPAN, lastEntry: '' }]), 'incomplete');
  assert.equal(dayMistake([{ ...USUAL_SPAN, until: '08:00' }]), 'order');
  assert.equal(dayMistake([USUAL_SPAN, USUAL_SPAN]), 'overlap');
  assert.equal(hoursMistake(hours()), null);
  const winter = { id: 'w', name: '', from: '11-01', until: null, week };
  assert.deepEqual(firstMistake(hours({ seasons: [...hours().seasons, winter] })), { at: 'season 1', mistake: 'seasonDays' });
  const special = (from: string, until: string, reason: object | null = null) => ({ from, until, spans: [], reason });
  const of = (...specialDays: ReturnType<typeof special>[]) => hoursMistake(hours({ specialDays }));
  assert.equal(of(special('2026-12-02', '2026-12-01')), 'daysCrossed');
  assert.equal(of(special('2026-12-01', '2026-12-03'), special('2026-12-03', '2026-12-03')), 'daysTwice');
  assert.equal(of(special('2026-12-01', '2026-12-01', { en: 'Inventory' })), 'reasonMissing');
  assert.equal(of(special('2026-12-01', '')), 'incomplete');
});

test('the days ahead say what is sold for times that they would not have', () => {
  const slot = (id: string, start: string, end: string, retired = false): ParkSlot => ({
    ...{ id, start, end, retired },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], seasons: [] },
  });
  const slots = [slot('morning', '09:00', '12:00'), slot('old', '08:00', '10:00', true)];
  const row = (day: string, slotId: string, taken: number): AdminStock => ({
    ...{ ticketId: 't', day, slotId, stock: 50, taken },
    closedReason: null,
  });
  const closed = hours({ specialDays: [{ from: '2026-12-02', until: '2026-12-02', spans: [], reason: null }] });
  const days = daysAhead(
    closed,
    slots,
    [
      row('2026-12-01', 'morning', 5),
      row('2026-12-02', 'morning', 4),
      row('2026-12-02', 'old', 2),
      row('2026-12-03', 'old', 1),
    ],
    '2026-12-01',
  );
  assert.equal(days.length, 60);
  assert.deepEqual(
    days.slice(0, 3).map(({ sold, spans, isSpecial }) => [sold, spans.length, isSpecial]),
    [
      [0, 1, false],
      [4, 0, true],
      [0, 1, false],
    ],
  );
});

test('rules of a part that is off are not asked for, wherever they stand', () => {
  const rules = Object.fromEntries(rulesBesides(['prize', 'exhibit', 'feedback']));
  assert.equal('feedback' in rules, false);
  assert.equal(rules.retention?.includes('entrants') || rules.retention?.includes('feedbackPhones'), false);
  assert.deepEqual([rules.points?.includes('walk'), rules.points?.includes('perYuan')], [false, true]);
  assert.ok(Object.fromEntries(rulesBesides([])).retention?.includes('entrants'));
});
