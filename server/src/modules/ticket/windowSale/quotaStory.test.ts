import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, toParkIso } from '@park/contract/parkTime';
import { closeSlot, getClosures, reopenSlot } from '@park/contract/ticket/closure/calls';
import { checkIn, undoCheckIn } from '@park/contract/ticket/gate/calls';
import * as calls from '@park/contract/ticket/windowSale/calls';
import type { QuotaTicket } from '@park/contract/ticket/windowSale/schemas';
import fc from 'fast-check';
import { newId } from '../../../db/newId';
import { type PayPark, startPayPark } from '../../../testing/payPark';
import { testDatabases } from '../../../testing/testDatabase';
import { emptyTables } from '../../../testing/withoutTriggers';
import { checkBooks } from '../sale/books.repo';
import { expireDue } from '../sale/expiry.service';
import { ADULT, FREE, MORNING, NOON, ok, TODAY } from '../salePark.testing';

const STORIES = 6;
const FLOAT = 20_000;
const STEPS = [
  'take',
  'sell',
  'sell',
  'settle',
  'giveBack',
  'enter',
  'enter',
  'undo',
  'order',
  'close',
  'reopen',
  'wait',
  'night',
  'goHome',
] as const;
const step = fc.record({ do: fc.constantFrom(...STEPS), n: fc.nat(7) });
type Step = { do: (typeof STEPS)[number]; n: number };

/** A window as its browser has it: what it holds, what it sold and has not settled. */
class Window {
  held: QuotaTicket[] = [];
  sold: QuotaTicket[] = [];
  queue: { key: string; soldAt: string; received: number; ticketIds: string[] }[] = [];
  takings = 0;
  entries: string[] = [];

  constructor(
    readonly park: PayPark,
    readonly cashier: string,
    readonly owner: string,
    readonly shiftId: string,
  ) {}

  async take({ do: deed, n }: Step): Promise<void> {
    const { park, cashier, owner, shiftId } = this;
    if (deed === 'take') {
      const lines = [{ ticketId: n % 3 === 0 ? FREE : ADULT, slotId: n % 2 === 0 ? MORNING : NOON, quantity: 1 + (n % 3) }];
      const { code, result } = await park.call(calls.takeWindowQuota, { key: newId(), shiftId, lines }, cashier);
      if (code === 200) this.held.push(...result.tickets);
    } else if (deed === 'sell') {
      const tickets = this.held.splice(0, 1 + (n % 2));
      if (tickets.length === 0) return;
      this.sold.push(...tickets);
      const received = tickets.reduce((sum, { price }) => sum + price, 0);
      this.takings += received;
      const soldAt = toParkIso(park.now() + (n % 2) * 600_000);
      this.queue.push({ key: newId(), soldAt, received, ticketIds: tickets.map(({ id }) => id) });
    } else if (deed === 'settle') await this.settle(this.queue.slice(0, 1 + n));
    else if (deed === 'giveBack') {
      const ticketIds = this.held.splice(0, n).map(({ id }) => id);
      ok(await park.call(calls.giveBackWindowQuota, { ticketIds }, cashier));
    } else if (deed === 'enter') {
      const ticket = this.sold[n % Math.max(1, this.sold.length)];
      if (!ticket) return;
      const id = newId();
      const { verdict } = ok(await park.call(checkIn, { id, code: ticket.number, gate: 'West' }, owner));
      assert.ok(!['unpaid', 'unknown'].includes(verdict), 'who has paid is turned away');
      if (verdict === 'ok') this.entries.push(id);
    } else if (deed === 'undo') await park.call(undoCheckIn, { ids: this.entries.slice(-1), reason: 'stayedOutside' }, owner);
    else if (deed === 'order') await park.order(await park.guest(), { day: TODAY, quantity: 1 + (n % 4) });
    else if (deed === 'close')
      await park.call(closeSlot, { day: TODAY, slotId: n % 2 ? MORNING : NOON, reason: 'storm' }, owner);
    else if (deed === 'reopen')
      for (const { id, reopenedAt } of ok(await park.call(getClosures, { pageSize: 9 }, owner)).items)
        if (reopenedAt === null) ok(await park.call(reopenSlot, { id }, owner));
    if (deed === 'wait') park.later(n * 20 * 60_000);
    // What is held is over, but not what was sold of it.
    if (deed === 'night' && n === 0) park.at(addDays(TODAY, 1), '04:00');
    await expireDue(park.database, park.now());
    if (deed === 'goHome' && n < 2) ok(await park.call(calls.closeShift, { id: shiftId, counted: FLOAT }, owner));
  }

  async settle(sales = this.queue): Promise<void> {
    if (sales.length === 0) return;
    const answers = ok(await this.park.call(calls.settleWindowSales, { sales: sales.slice(0, 20) }, this.cashier)).sales;
    for (const { key, refused } of answers) assert.equal(refused, null, key);
    this.queue = this.queue.filter(({ key }) => !answers.some((answer) => answer.key === key));
  }

  async agree(): Promise<void> {
    assert.deepEqual((await checkBooks(this.park.database.db)).faults, []);
    await this.park.agree();
  }
}

for (const kind of testDatabases())
  describe(`whatever happens to a window without a network on ${kind}`, () => {
    let park: PayPark;
    before(async () => {
      park = await startPayPark(kind);
    });
    after(() => park.close());

    const begin = async () => {
      await emptyTables(park.database, 'window_quota, window_sale, window_shift, pay_ledger, gate_entry, gate_conflict');
      await park.reset();
      const cashier = await park.staff('Wang', 'window');
      const shift = ok(await park.call(calls.openShift, { name: 'West 1', float: FLOAT }, cashier));
      park.at(TODAY, '09:00');
      return new Window(park, cashier, await park.staff(), shift.id);
    };

    it('every sale is settled, no visitor who paid is turned away, and drawer, books and stock agree', async () => {
      const story = fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), fc.nat(3), async (steps, together) => {
        const window = await begin();
        // Several at once now and then: what they do to one browser's record is one after another, what the server does is not.
        for (let from = 0; from < steps.length; from += 1 + together) {
          await Promise.all(steps.slice(from, from + 1 + together).map((one) => window.take(one)));
          await window.agree();
        }
        while (window.queue.length > 0) await window.settle();
        await window.agree();
        const shift = ok(await park.call(calls.getShifts, { pageSize: 5 }, window.owner)).items.find(
          ({ id }) => id === window.shiftId,
        );
        assert.deepEqual([shift?.expected, shift?.entered], [FLOAT + window.takings, 0]);
      });
      await fc.assert(story, { numRuns: STORIES, includeErrorInReport: true });
    });
  });
