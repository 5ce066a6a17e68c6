import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@park/contract/ticket/order/schemas';
import { refundable, sumOf } from './rules';

const ticket = (id: string, status: string, price: number) => ({ id, status, price }) as Order['tickets'][number];

test('only valid tickets are given back, at their whole price', () => {
  const tickets = [ticket('a', 'valid', 8_000), ticket('b', 'used', 8_000), ticket('c', 'valid', 4_050)];
  assert.deepEqual(
    refundable(tickets).map(({ id }) => id),
    ['a', 'c'],
  );
  assert.equal(sumOf(tickets, ['a', 'b', 'c']), 12_050);
  assert.equal(sumOf(tickets, []), 0);
});
