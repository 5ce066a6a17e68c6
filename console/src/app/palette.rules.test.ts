import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAreas, isOrderNumber } from './palette.rules';

test('an order is looked for by four characters with a digit, an area by letters of either language', () => {
  assert.deepEqual(['TK261121-7Q4K2M', '01234 56789', '4K2M'].map(isOrderNumber), [true, true, true]);
  assert.deepEqual(['4K2', 'stock', '订单12345', ''].map(isOrderNumber), [false, false, false, false]);
  const areas = [{ name: { zh: '订单', en: 'Orders' } }, { name: { zh: '失物招领', en: 'Lost and found' } }];
  assert.deepEqual(findAreas(areas, ' ORD '), [areas[0]]);
  assert.deepEqual(findAreas(areas, '失物'), [areas[1]]);
  assert.deepEqual(findAreas(areas, ''), areas);
});
