import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isEverFree, type PriceRule, priceOf, priceRange } from './price';

/** A Saturday. */
const SATURDAY = '2026-10-03';
const time = (day = SATURDAY, slotId = 'morning', season = 'year') => ({ day, slotId, season });

describe('the price of a ticket', () => {
  it('is the product’s own where no rule fits', () => {
    assert.equal(priceOf([], 6_000, time()), 6_000);
    assert.equal(priceOf([{ weekdays: [1], price: 1 }], 6_000, time()), 6_000);
  });

  it('is the first rule’s that fits', () => {
    const rules: PriceRule[] = [
      { from: '2026-10-01', until: '2026-10-07', price: 12_000 },
      { weekdays: [6, 7], price: 8_000 },
    ];
    assert.equal(priceOf(rules, 6_000, time()), 12_000);
    assert.equal(priceOf([...rules].reverse(), 6_000, time()), 8_000);
    assert.equal(priceOf(rules, 6_000, time('2026-10-07')), 12_000);
    assert.equal(priceOf(rules, 6_000, time('2026-10-08')), 6_000);
    assert.equal(priceOf(rules, 6_000, time('2026-10-10')), 8_000);
  });

  it('asks a rule for everything that it says', () => {
    const rule: PriceRule = { from: '2026-10-01', weekdays: [6], seasons: ['summer'], slots: ['morning'], price: 1 };
    assert.equal(priceOf([rule], 2, time(SATURDAY, 'morning', 'summer')), 1);
    assert.equal(priceOf([rule], 2, time('2026-09-26', 'morning', 'summer')), 2);
    assert.equal(priceOf([rule], 2, time('2026-10-04', 'morning', 'summer')), 2);
    assert.equal(priceOf([rule], 2, time(SATURDAY, 'noon', 'summer')), 2);
    assert.equal(priceOf([rule], 2, time(SATURDAY, 'morning', 'year')), 2);
  });

  it('is told as a range where it differs, and as nothing where some day costs nothing', () => {
    assert.deepEqual(priceRange([3, 1, 2]), { price: 1, priceTo: 3 });
    assert.deepEqual(priceRange([2, 2]), { price: 2 });
    assert.equal(isEverFree({ price: 1, prices: [{ price: 0 }] }), true);
    assert.equal(isEverFree({ price: 1, prices: [{ price: 2 }] }), false);
    assert.equal(isEverFree({ price: 0, prices: [] }), true);
  });
});
