import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QuotaTicket, WindowDesk, WindowShift } from '@park/contract/ticket/windowSale/schemas';
import {
  choose,
  deskOf,
  followed,
  giveBack,
  isUnheard,
  NO_QUOTA,
  parkNow,
  type Quota,
  received,
  saleOf,
  sell,
  settled,
  ticketsLeft,
} from './quota';

const NOW = Date.parse('2026-05-04T10:00:00+08:00');
const ticket = (id: string, change: Partial<QuotaTicket> = {}): QuotaTicket => ({
  ...{ id, number: `000000000${id}`, name: 'Adult', kind: 'adult', day: '2026-05-04', price: 10_000, productId: 'adult' },
  ...{ slotId: 'morning', start: '2026-05-04T09:00:00+08:00', end: '2026-05-04T12:00:00+08:00', ...change },
});
const SHIFT = { id: 'wang', cashier: 'Wang' } as WindowShift;
const DESK = {
  ...{ day: '2026-05-04', shift: SHIFT, openSale: null, freeLeft: 20, quotaLeft: 40, now: '2026-05-04T10:00:00+08:00' },
  products: [
    { id: 'adult', name: 'Adult', kind: 'adult', price: 12_000, realName: false, slots: [] },
    { id: 'child', name: 'Child', kind: 'child', price: 0, realName: false, slots: [] },
  ],
} satisfies WindowDesk;

const taking = (lines: QuotaTicket[], from: Quota = followed(NO_QUOTA, DESK, NOW)) =>
  received({ ...from, taking: { key: 'take', shiftId: 'wang', lines: [] } }, lines);
const quota = taking([ticket('1'), ticket('2'), ticket('3', { slotId: 'noon', end: '2026-05-04T15:00:00+08:00' })]);
const lines = (quantity: number, slotId = 'morning') => [{ ticketId: 'adult', slotId, quantity }];
const ids = (tickets: readonly { id: string }[]) => tickets.map(({ id }) => id);

describe('a window without a network', () => {
  it('sells what it holds under the keys that it had, at the price that was held', () => {
    const { products, shift } = deskOf(quota, NOW);
    assert.deepEqual(ids(products), ['adult', 'child']);
    assert.equal(shift, SHIFT);
    assert.deepEqual(
      products[0]?.slots.map(({ id, remaining, price }) => [id, remaining, price]),
      [
        ['morning', 2, 10_000],
        ['noon', 1, 10_000],
      ],
    );
    assert.deepEqual(products[1]?.slots, []);
    assert.equal(choose(quota, lines(3), NOW), null);
    const done = sell(quota, { key: 'a', received: 25_000, lines: lines(2) }, NOW);
    assert.deepEqual([ids(done?.sale.tickets ?? []), ids(done?.quota.tickets ?? [])], [['1', '2'], ['3']]);
    assert.equal(done?.sale.soldAt, '2026-05-04T02:00:00.000Z');
    assert.equal(done && sell(done.quota, { key: 'b', received: 1, lines: lines(1) }, NOW), null, 'another tab has sold them');
    const shown = saleOf(done?.sale.tickets ?? [], SHIFT, done?.sale ?? null);
    assert.deepEqual([shown.state, shown.amount, shown.change, shown.number], ['paid', 20_000, 5_000, '0000000001']);
    assert.equal(saleOf([ticket('1')], SHIFT, null).state, 'open');
  });

  it('sells nothing of a time or a day that is over', () => {
    assert.equal(ticketsLeft(quota, Date.parse('2026-05-04T12:00:00+08:00')), 1);
    assert.equal(ticketsLeft(quota, Date.parse('2026-05-05T10:00:00+08:00')), 0);
    const night = taking([ticket('9', { end: '2026-05-05T01:00:00+08:00' })]);
    assert.equal(ticketsLeft(night, Date.parse('2026-05-05T00:30:00+08:00')), 0);
  });

  it('goes by the server’s clock, whatever this computer’s says', () => {
    const behind = followed(NO_QUOTA, DESK, NOW - 10 * 60_000);
    assert.equal(parkNow(behind, NOW - 10 * 60_000), NOW);
    assert.equal(followed(NO_QUOTA, DESK, NOW - 2_000).ahead, 0);
    assert.equal(followed(behind, { ...DESK, now: undefined }, NOW).ahead, 10 * 60_000, 'a node of the release before');
    const sale = sell(taking([ticket('1')], behind), { key: 'a', received: 0, lines: lines(1) }, NOW - 10 * 60_000)?.sale;
    assert.equal(sale?.soldAt, '2026-05-04T02:00:00.000Z');
  });

  it('takes tickets once, however often they are answered', () => {
    const again = { ...quota, taking: { key: 'take', shiftId: 'wang', lines: [] } };
    assert.equal(received(again, [ticket('1'), ticket('2')]).tickets.length, 3);
    const sold = sell(again, { key: 'a', received: 0, lines: lines(2) }, NOW)?.quota ?? NO_QUOTA;
    assert.equal(received(sold, [ticket('1')]).tickets.length, 1, 'not what is sold');
    assert.equal(received(giveBack(again, ['1']), [ticket('1')]).tickets.length, 2, 'nor what goes back');
    assert.equal(received(quota, [ticket('4')]), quota, 'nothing was asked for');
  });

  it('gives another shift’s tickets back, and keeps its sales', () => {
    const sold = sell(quota, { key: 'a', received: 10_000, lines: lines(1) }, NOW)?.quota ?? NO_QUOTA;
    const next = followed(sold, { ...DESK, shift: null }, NOW);
    assert.deepEqual([next.tickets, next.returning, next.sales.length], [[], ['2', '3'], 1]);
    assert.ok(isUnheard(next));
    assert.deepEqual(followed(quota, DESK, NOW).tickets, quota.tickets);
    const noon = followed(quota, { ...DESK, now: '2026-05-04T12:00:00+08:00' }, NOW);
    assert.deepEqual([ids(noon.tickets), noon.returning], [['3'], ['1', '2']], 'and those of a time that is over');
  });

  it('forgets a sale when it is settled, and keeps one that was refused with why', () => {
    const sold = sell(quota, { key: 'a', received: 10_000, lines: lines(1) }, NOW)?.quota ?? NO_QUOTA;
    const both = sell(sold, { key: 'b', received: 10_000, lines: lines(1) }, NOW)?.quota ?? NO_QUOTA;
    assert.ok(isUnheard(both));
    const left = settled(both, [
      { key: 'a', saleId: 'x', refused: null },
      { key: 'b', saleId: null, refused: 'taken' },
    ]);
    assert.deepEqual(
      left.sales.map(({ key, refused }) => [key, refused]),
      [['b', 'taken']],
    );
    assert.ok(!isUnheard(left));
  });
});
