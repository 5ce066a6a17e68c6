import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf } from './counts';
import type { Entry } from './entries';
import { lastOf } from './last';

const row = (ticketId: string, slotId: string, sold: number, entered: number) => ({
  ...{ ticketId, slotId, sold, entered, name: ticketId },
  ...{ stock: 100, held: 3, refunded: 2, remaining: 50, waiting: 0, closed: false },
});

test('a day’s slots are one figure, and products that nobody has are left out', () => {
  const rows = [row('adult', 'am', 10, 4), row('adult', 'pm', 5, 1), row('child', 'am', 0, 0), row('senior', 'am', 2, 2)];
  const { entered, expected, products } = countsOf({ rows });
  assert.deepEqual([entered, expected], [7, 17]);
  assert.deepEqual(
    products.map(({ ticketId, ...counts }) => [ticketId, counts.entered, counts.expected]),
    [
      ['adult', 5, 15],
      ['senior', 2, 2],
    ],
  );
});

test('the last entries name each scan once, and what became of those that the tablet decided', () => {
  const entry = (id: string, scannedAt: string, change: Partial<Entry>): Entry => ({
    ...{ id, scannedAt, code: '', gate: 'East', number: '4821907365', day: '2026-05-05', offline: true, state: 'sent' },
    ...change,
  });
  const entries = [
    entry('b', '2026-05-05T09:02:00+08:00', { state: 'waiting' }),
    entry('a', '2026-05-05T09:00:00+08:00', { conflict: true }),
    entry('0', '2026-05-05T08:00:00+08:00', { offline: false }),
  ];
  const outcome = { offline: true, code: '', message: null, ticket: null, used: null, members: [], others: [] };
  const seen = [
    { ...outcome, id: 'b', at: Date.parse('2026-05-05T09:02:00+08:00'), verdict: 'ok' as const },
    { ...outcome, id: 'x', at: Date.parse('2026-05-05T09:01:00+08:00'), verdict: 'stale' as const },
  ];
  assert.deepEqual(
    lastOf(seen, entries).map(({ id, tone, mark }) => [id, tone, mark]),
    [
      ['b', 'yes', 'waiting'],
      ['x', 'care', null],
      ['a', 'yes', 'conflict'],
      ['0', 'yes', null],
    ],
  );
});
