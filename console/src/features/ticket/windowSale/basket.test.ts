import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WindowDesk } from '@park/contract/ticket/windowSale/schemas';
import { amountOf, type Basket, firstSlot, linesOf, setQuantity, slotsOf, takeLast, ticketsIn } from './basket';

const slot = (id: string, hour: string, state: 'open' | 'past' | 'soldOut') => ({
  ...{ id, state, remaining: state === 'open' ? 5 : 0 },
  ...{ start: `2026-05-04T${hour}:00:00+08:00`, end: `2026-05-04T${hour}:59:00+08:00` },
});
const product = (id: string, price: number, slots: ReturnType<typeof slot>[]): WindowDesk['products'][number] => ({
  ...{ id, price, slots, name: id, kind: 'adult', realName: false },
});
const PRODUCTS = [
  product('adult', 8_000, [slot('noon', '12', 'soldOut'), slot('morning', '09', 'past')]),
  product('child', 4_000, [slot('evening', '18', 'open'), slot('noon', '12', 'open')]),
];

describe('a basket at the window', () => {
  it('counts, and gives back what was chosen last first', () => {
    let basket: Basket = [];
    for (const id of ['adult', 'adult', 'child', 'adult'])
      basket = setQuantity(basket, id, (basket.find((line) => line.ticketId === id)?.quantity ?? 0) + 1);
    assert.deepEqual([ticketsIn(basket), amountOf(basket, PRODUCTS, 'noon')], [4, 28_000]);
    basket = takeLast(basket);
    assert.deepEqual(basket, [{ ticketId: 'adult', quantity: 3 }]);
    for (let nth = 0; nth < 5; nth++) basket = takeLast(basket);
    assert.deepEqual(basket, []);
  });

  it('costs what its entry time does', () => {
    const [adult] = PRODUCTS;
    const early = { ...(adult ?? assert.fail()), slots: [{ ...slot('morning', '09', 'open'), price: 5_000 }] };
    const two = setQuantity([], 'adult', 2);
    assert.deepEqual([amountOf(two, [early], 'morning'), amountOf(two, [early], 'noon')], [10_000, 16_000]);
  });

  it('holds at most what a line may have, and never less than nothing', () => {
    assert.equal(ticketsIn(setQuantity([], 'adult', 9_999)), 60);
    assert.deepEqual(setQuantity([{ ticketId: 'adult', quantity: 2 }], 'adult', -1), []);
  });

  it('begins with the first entry time that anybody can still be let in to', () => {
    assert.deepEqual(
      slotsOf(PRODUCTS).map(({ id }) => id),
      ['morning', 'noon', 'evening'],
    );
    assert.equal(firstSlot(PRODUCTS), 'noon');
    assert.equal(firstSlot([]), '');
  });

  it('becomes lines with the names that a product asks for', () => {
    const visitors = [{ name: '王小明', idNumber: '110105194912310021' }];
    assert.deepEqual(linesOf([{ ticketId: 'adult', quantity: 1 }], 'noon', { adult: visitors }), [
      { ticketId: 'adult', slotId: 'noon', quantity: 1, visitors },
    ]);
  });
});
