import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare, type Entry } from './reconcile.rules';

const DAY = '2026-05-04';
const payment = (number: string, amount: number): Entry => ({ kind: 'payment', number, amount });
const refund = (number: string, amount: number): Entry => ({ kind: 'refund', number, amount: -amount });

describe('comparing the books with WeChat’s bill', () => {
  it('finds nothing where both say the same, in whatever order', () => {
    const ours = [payment('A', 500), refund('A-R1', 200)];
    assert.deepEqual(compare(DAY, ours, [...ours].reverse()), {
      day: DAY,
      ours: { paid: 500, refunded: 200, entries: 2 },
      wechat: { paid: 500, refunded: 200, entries: 2 },
      differences: [],
    });
    assert.deepEqual(compare(DAY, [], []).ours, { paid: 0, refunded: 0, entries: 0 });
  });

  it('names every number that one side lacks or tells otherwise', () => {
    const ours = [payment('A', 500), payment('B', 300), refund('C', 200)];
    const wechat = [payment('A', 499), refund('C', 200), refund('D', 100)];
    assert.deepEqual(compare(DAY, ours, wechat).differences, [
      { kind: 'amount', number: 'A', ours: 500, wechat: 499 },
      { kind: 'missingAtWechat', number: 'B', ours: 300, wechat: null },
      { kind: 'missingHere', number: 'D', ours: null, wechat: -100 },
    ]);
  });

  it('sees one number that stands twice on a side, and does not take a refund for a payment', () => {
    assert.deepEqual(compare(DAY, [payment('A', 500)], [payment('A', 500), payment('A', 500)]).differences, [
      { kind: 'amount', number: 'A', ours: 500, wechat: 1000 },
    ]);
    assert.equal(compare(DAY, [payment('A', 500)], [refund('A', 500)]).differences.length, 2);
  });
});
