import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { TICKET_STATUSES } from '@park/contract/ticket/limits';
import {
  type ChangeableOrder,
  canChange,
  changesLeft,
  checkChange,
  freeRefundUntil,
  type RefundableOrder,
  refundNow,
} from './refund.rules';

const DAY = '2026-05-05';
const order: RefundableOrder = {
  day: DAY,
  endAt: parkMoment(DAY, '12:00'),
  lateRefundPercent: 50,
  closureId: null,
  closureAnswer: null,
};
const valid = { status: 'valid', price: 12_345, partRefund: 0 } as const;
const dayBefore = parkMoment('2026-05-04', '23:59') + 59_999;
const onTheDay = parkMoment(DAY, '00:00');

describe('what comes back', () => {
  it('is the whole price until 24:00 of the day before, then the product’s part, rounded down, until the slot ends', () => {
    assert.equal(freeRefundUntil(DAY), onTheDay);
    assert.equal(refundNow(valid, order, dayBefore), 12_345);
    assert.equal(refundNow(valid, order, onTheDay), 6_172);
    assert.equal(refundNow(valid, order, order.endAt - 1), 6_172);
    assert.equal(refundNow(valid, order, order.endAt), null);
  });

  it('is nothing at all on the day where the rule says so, also when the part is less than a fen', () => {
    assert.equal(refundNow(valid, { ...order, lateRefundPercent: 0 }, onTheDay), null);
    assert.equal(refundNow({ ...valid, price: 1 }, order, onTheDay), null);
    assert.equal(refundNow({ ...valid, price: 1 }, order, dayBefore), 1);
  });

  it('is of what is left when a part came back before, and 0 when nothing is', () => {
    assert.equal(refundNow({ ...valid, partRefund: 2_345 }, order, dayBefore), 10_000);
    assert.equal(refundNow({ ...valid, partRefund: 2_345 }, order, onTheDay), 5_000);
    assert.equal(refundNow({ ...valid, partRefund: valid.price }, order, onTheDay), 0);
  });

  it('is 0 for a free ticket, whose place comes back until the slot ends', () => {
    const free = { ...valid, price: 0 };
    assert.equal(refundNow(free, { ...order, lateRefundPercent: 0 }, onTheDay), 0);
    assert.equal(refundNow(free, order, order.endAt), null);
  });

  it('is the whole price, however late, while the park waits for an answer to a closure', () => {
    const closed: RefundableOrder = { ...order, closureId: 'c', lateRefundPercent: 0 };
    assert.equal(refundNow(valid, closed, order.endAt + 1), 12_345);
    assert.equal(refundNow(valid, { ...closed, closureAnswer: 'move' }, order.endAt), null);
  });

  it('is only ever a valid ticket’s', () => {
    for (const status of TICKET_STATUSES)
      assert.equal(refundNow({ ...valid, status, price: 100 }, order, dayBefore), status === 'valid' ? 100 : null);
  });
});

describe('changing the day', () => {
  const paid: ChangeableOrder = { ...order, status: 'paid', changes: 0, changesAllowed: 2, tickets: [{ status: 'valid' }] };

  it('is possible until 24:00 of the day before, twice', () => {
    assert.equal(checkChange(paid, dayBefore), null);
    assert.equal(canChange({ ...paid, changes: 1 }, dayBefore), true);
    assert.equal(checkChange({ ...paid, changes: 2 }, dayBefore), 'changesUsedUp');
    assert.equal(checkChange(paid, onTheDay), 'changeTooLate');
    assert.deepEqual(
      [0, 1, 2, 3].map((changes) => changesLeft({ changes, changesAllowed: 2 })),
      [2, 1, 0, 0],
    );
  });

  it('moves what is valid, when nothing of it is used', () => {
    assert.equal(canChange({ ...paid, tickets: [{ status: 'valid' }, { status: 'refunded' }] }, dayBefore), true);
    const used: ChangeableOrder = { ...paid, status: 'partlyUsed', tickets: [{ status: 'valid' }, { status: 'used' }] };
    assert.equal(checkChange(used, dayBefore), 'orderNotChangeable');
    for (const status of ['pending', 'used', 'cancelled', 'expired', 'refunding', 'refunded'] as const)
      assert.equal(checkChange({ ...paid, status }, dayBefore), 'orderNotChangeable');
  });

  it('is the closure’s move while the park waits for an answer, and possible again after it', () => {
    assert.equal(checkChange({ ...paid, closureId: 'c' }, dayBefore), 'orderNotChangeable');
    assert.equal(canChange({ ...paid, closureId: 'c', closureAnswer: 'move' }, dayBefore), true);
  });
});
