import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { changeOrderDay } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { joinWaitingList, leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { REFUND_GAP_MS } from '../../pay/pay.rules';
import { staffClosures } from '../closure/closure.service';
import { testGate } from '../gate/gate.testing';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, AFTERNOON, type Guest, MORNING, NAMED, NOON, ok, person, TODAY, TOMORROW } from '../salePark.testing';
import { lapseOffers } from '../waitlist/waitlist.service';

const LATER = '2026-05-06';

for (const kind of testDatabases().filter((one) => one === 'postgres'))
  describe(`races after an order on ${kind}`, () => {
    let park: OrderChangesPark;
    let gate: ReturnType<typeof testGate>;
    before(async () => {
      park = await startOrderChangesPark(kind);
      gate = testGate(park.database);
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    const enter = (order: Order, ticket = 0) =>
      gate.checkIn({ code: order.tickets[ticket]?.number ?? '', gate: 'East' }, park.staff());
    const close = (slotId?: string, day = TOMORROW) =>
      staffClosures(park.database, park.app.pay).closeSlot({ day, slotId, reason: 'Storm' }, park.staff());
    const change = (who: Guest, orderId: string, day: string, slotId: string) =>
      park.call(changeOrderDay, { orderId, day, slotId }, who.token);
    const tally = (answers: { extras: { error?: string } | null }[]) => {
      const result: Record<string, number> = {};
      for (const { extras } of answers) result[extras?.error ?? 'ok'] = (result[extras?.error ?? 'ok'] ?? 0) + 1;
      return result;
    };
    const bought = async (guests: Guest[], change: Parameters<OrderChangesPark['bought']>[1]) => {
      const orders: { guest: Guest; order: Order }[] = [];
      for (const guest of guests) orders.push({ guest, order: await park.bought(guest, change) });
      return orders;
    };

    it('the last place goes to who waited, not to who comes by', async () => {
      await park.setStock(1);
      const [holder, waiting, ...crowd] = await park.guests(22);
      const { id } = await park.bought(holder as Guest, { quantity: 1 });
      ok(await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 }, waiting?.token));
      const [back, ...answers] = await Promise.all([
        park.refund(holder as Guest, id),
        ...crowd.map((guest) => park.order(guest, { quantity: 1 })),
      ]);
      ok(back);
      assert.deepEqual(tally(answers), { ticketSoldOut: crowd.length });
      ok(await park.order(waiting as Guest, { quantity: 1 }));
      await park.agree();
    });

    it('an offer is used or given on, never both', async () => {
      for (let round = 0; round < 6; round++) {
        await park.reset();
        await park.setStock(1);
        const [holder, first, second] = (await park.guests(3)) as [Guest, Guest, Guest];
        const wait = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 };
        const { id } = await park.bought(holder, { quantity: 1 });
        const entry = ok(await park.call(joinWaitingList, wait, first.token));
        ok(await park.call(joinWaitingList, wait, second.token));
        ok(await park.refund(holder, id));
        park.later(30 * 60_000);
        const [mine, , , theirs] = await Promise.all([
          park.order(first, { quantity: 1 }),
          lapseOffers(park.database, park.now()),
          park.call(leaveWaitingList, { id: entry.id }, first.token),
          park.order(second, { quantity: 1 }),
        ]);
        assert.ok(tally([mine, theirs]).ok === undefined || tally([mine, theirs]).ok === 1);
        assert.equal(await park.taken(), 1);
        await park.agree();
      }
    });

    it('a ticket is used or given back, never both', async () => {
      const orders = await bought(await park.guests(12), { day: TODAY, quantity: 2 });
      park.at(TODAY, '09:30');
      const answers = await Promise.all(
        orders.map(async ({ guest, order }) => {
          const [back, entered] = await Promise.all([park.refund(guest, order.id), enter(order)]);
          return { back: ok(back), entered };
        }),
      );
      for (const [index, { entered }] of answers.entries()) {
        const [row] = await park.sql<{ status: string; refund_amount: number | null }>(
          'select status, refund_amount from ticket where order_id = $1 and position = 0',
          [orders[index]?.order.id],
        );
        const used = entered.verdict === 'ok';
        assert.equal(entered.verdict, used ? 'ok' : 'refunded');
        assert.deepEqual(row, used ? { status: 'used', refund_amount: null } : { status: 'refunded', refund_amount: 5_000 });
      }
      await park.agree();
    });

    it('giving back many times at once gives back once', async () => {
      const guest = await park.guest();
      const order = await park.bought(guest, { quantity: 3 });
      const one = [order.tickets[1]?.id ?? ''];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => park.refund(guest, order.id, i % 2 ? one : undefined)),
      );
      assert.deepEqual(tally(answers), { ok: 10 });
      park.later(REFUND_GAP_MS);
      await park.app.pay.sendRefunds(park.now());
      assert.equal(
        park.refunds.reduce((sum, { amount }) => sum + amount, 0),
        30_000,
      );
      assert.equal(await park.count('pay_ledger where amount < 0'), park.refunds.length);
      await park.agree();
    });

    it('changes at once are two at most, and an order is in one slot', async () => {
      const guest = await park.guest();
      const { id } = await park.bought(guest);
      const targets = [LATER, '2026-05-07', '2026-05-08'].flatMap((day) => [MORNING, NOON].map((slotId) => ({ day, slotId })));
      const answers = await Promise.all(targets.map(({ day, slotId }) => change(guest, id, day, slotId)));
      assert.deepEqual(tally(answers), { ok: 2, changesUsedUp: 4 });
      assert.equal(await park.count('ticket_stock where taken > 0'), 1);
      await park.agree();
    });

    it('orders that swap slots do not block each other, nor take more places than there are', async () => {
      const slots = [MORNING, NOON, AFTERNOON];
      const guests = await park.guests(18);
      const orders: { guest: Guest; order: Order; slot: number }[] = [];
      for (const [i, guest] of guests.entries())
        orders.push({ guest, slot: i % 3, order: await park.bought(guest, { slotId: slots[i % 3] }) });
      for (const slotId of slots) await park.setStock(13, { slotId });
      const answers = await Promise.all(
        orders.map(({ guest, order, slot }, i) => change(guest, order.id, TOMORROW, slots[(slot + 1 + (i % 2)) % 3] ?? NOON)),
      );
      assert.ok(answers.every(({ extras }) => ['ok', 'ticketSoldOut', 'ticketsLeft'].includes(extras?.error ?? 'ok')));
      await park.agree();
    });

    it('one person gets one ticket of a day, however two orders move', async () => {
      const [one, two] = (await park.guests(2)) as [Guest, Guest];
      const named = { ticketId: NAMED, quantity: 2, visitors: [person(1), person(2)] };
      const a = await park.bought(one, named);
      const b = await park.bought(two, { ...named, day: LATER, visitors: [person(2), person(1)] });
      const answers = await Promise.all([change(one, a.id, '2026-05-08', MORNING), change(two, b.id, '2026-05-08', NOON)]);
      assert.deepEqual(tally(answers), { ok: 1, visitorHasTicket: 1 });
      await park.agree();
    });

    it('a payment that meets a closure is asked about or goes back', async () => {
      for (let round = 0; round < 8; round++) {
        await park.reset();
        const guest = await park.guest();
        const order = await park.unpaid(guest);
        await Promise.all(round % 2 ? [park.pay(order), close(MORNING)] : [close(MORNING), park.pay(order)]);
        const [row] = await park.sql<{ status: string; closure_id: string | null }>(
          'select status, closure_id from ticket_order',
        );
        if (row?.status === 'paid') assert.notEqual(row.closure_id, null);
        else assert.deepEqual([row?.status, park.refunds.map(({ amount }) => amount)], ['cancelled', [20_000]]);
        await park.agree();
      }
    });

    it('a closure misses nobody who buys, pays, moves, gives back or enters meanwhile', async () => {
      for (let round = 0; round < 4; round++) {
        await park.reset();
        const guests = await park.guests(30);
        const [buyers, payers, comers, leavers, enterers] = [0, 6, 12, 18, 24].map((from) => guests.slice(from, from + 6)) as [
          Guest[],
          Guest[],
          Guest[],
          Guest[],
          Guest[],
        ];
        const [coming, leaving, entering] = [
          await bought(comers, { slotId: NOON }),
          await bought(leavers, {}),
          await bought(enterers, { day: TODAY }),
        ];
        park.at(TODAY, '09:30');
        const paying: Order[] = [];
        for (const guest of payers) paying.push(await park.unpaid(guest));
        await Promise.all([
          ...buyers.map((guest) => park.order(guest)),
          ...paying.map((order) => park.pay(order)),
          ...coming.map(({ guest, order }) => change(guest, order.id, TOMORROW, MORNING)),
          close(MORNING),
          close(MORNING, TODAY),
          ...leaving.map(({ guest, order }, i) =>
            i % 2 ? change(guest, order.id, LATER, NOON) : park.refund(guest, order.id),
          ),
          ...entering.map(({ order }) => enter(order)),
          ...buyers.map((guest) => park.order(guest)),
        ]);
        const missed = await park.sql(`
          select id, status from ticket_order o where slot_id = 'morning' and day in ('${TODAY}', '${TOMORROW}')
            and (status = 'pending' or closure_id is null
              and exists (select 1 from ticket t where t.order_id = o.id and t.status = 'valid'))`);
        assert.deepEqual(missed, []);
        const affected = await park.count('ticket_order where closure_id is not null');
        assert.equal(
          await park.count(`(select distinct visitor_id from message where kind = 'ticketClosed') as told`),
          affected,
        );
        await park.agree();
      }
    });

    it('a closure is answered once', async () => {
      const orders = await bought(await park.guests(6), {});
      await close(MORNING);
      for (const { guest, order } of orders) {
        const answers = await Promise.all([
          park.call(answerClosure, { orderId: order.id, choice: 'refund' }, guest.token),
          park.call(answerClosure, { orderId: order.id, choice: 'move', day: LATER, slotId: NOON }, guest.token),
        ]);
        assert.deepEqual(tally(answers), { ok: 1, closureAnswered: 1 });
      }
      await park.agree();
    });

    it('of two who close the same at once one does, and a day beside its slots blocks nobody', async () => {
      await bought(await park.guests(6), {});
      const results = await Promise.allSettled([close(MORNING), close(MORNING), close(NOON), close(), close()]);
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.errorName] : []));
      assert.ok(refusals.every((name) => name === 'slotClosedAlready'));
      assert.ok(refusals.length >= 2);
      assert.equal(
        await park.count(
          "ticket_stock where closure_id is null and day = '2026-05-05' and product_id = 'adult' and slot_id <> 'afternoon'",
        ),
        0,
      );
      assert.equal(await park.count('ticket_order where closure_id is null'), 0);
      assert.equal(await park.count(`message where kind = 'ticketClosed'`), 6);
    });
  });
