import assert from 'node:assert/strict';
import { it } from 'node:test';
import { daysIn, spansAt } from './rules';

it('spans end today, weeks begin on Monday, and the last month is whole', () => {
  assert.deepEqual(spansAt('2026-03-01'), {
    today: { from: '2026-03-01', to: '2026-03-01' },
    yesterday: { from: '2026-02-28', to: '2026-02-28' },
    week: { from: '2026-02-23', to: '2026-03-01' },
    month: { from: '2026-03-01', to: '2026-03-01' },
    lastMonth: { from: '2026-02-01', to: '2026-02-28' },
  });
  assert.equal(spansAt('2026-01-15').lastMonth.from, '2025-12-01');
  assert.equal(daysIn({ from: '2026-02-01', to: '2026-02-28' }), 28);
});
