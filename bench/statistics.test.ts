import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile, spread } from './statistics';

test('the median is the middle, whatever the order, and between the two middles of an even number', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([10, 2, 4, 100]), 7);
  assert.ok(Number.isNaN(median([])));
});

test('a quantile leaves that share below it', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  assert.equal(quantile(hundred, 0.95), 95);
  assert.equal(quantile([3], 0.99), 3);
});

test('a spread names median, least and most', () => {
  assert.equal(spread([3, 1, 2]), '2 (1–3)');
});
