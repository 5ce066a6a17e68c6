import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daySpan, momentSpan } from './daySpan';

test('a field for a day reaches 150 years either side of the park’s year', () => {
  // Already the new year in the park, not yet in London.
  const now = Date.parse('2026-12-31T16:30:00Z');
  assert.deepEqual(daySpan(now), { min: '1877-01-01', max: '2177-12-31' });
  assert.deepEqual(momentSpan(now), { min: '1877-01-01T00:00', max: '2177-12-31T23:59' });
});
