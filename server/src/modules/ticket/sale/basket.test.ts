import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { checkIn, getTicketPasses } from '@park/contract/ticket/gate/calls';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import { MAX_PER_ORDER } from '@park/contract/ticket/limits';
import {
  cancelOrder,
  changeOrderDay,
  getAdminOrder,
  getComingOrders,
  getOrder,
  getOrders,
} from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicketsBeside } from '@park/contract/ticket/product/calls';
import { addBasket } from '@park/contract/ticket/sale/calls';
import type { AddBasketIn } from '@park/contract/ticket/sale/schemas';
import { sql } from 'drizzle-orm';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { staffClosures } from '../closure/closure.service';
import { TestPhone } from '../gate/phone.testing';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import {
  ADULT,
  born,
  FREE,
  type Guest,
  MORNING,
  NAMED,
  NOON,
  OFF_SALE,
  ok,
  person,
  refused,
  TOMORROW,
} from '../salePark.testing';
import { expireDue } from './expiry.service';

// Past 300 lines: all of it is one family's order, from the wish to the gate.
const QUARTER = 15 * 60_000;
const { perOrder, unpaidOrders } = DEFAULT_RULES.ticket;

/** Two adults, a student by name, and a child for nothing. */
const FAMILY: AddBasketIn['lines'] = [
  { ticketId: FREE, slotId: MORNING, quantity: 1 },
  { ticketId: ADULT, slotId: MORNING, quantity: 2 },
  { ticketId: NAMED, slotId: MORNING, quantity: 1, visitors: [person(1)] },
];
const FAMILY_FEN = 25_000;

for (const kind of testDatabases())
  describe(`a basket on ${kind}`, () => {
    let park: OrderChangesPark;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
    });
    after(() => park.close());

    const send = async (
      lines = FAMILY,
      key = newId(),
      more: Partial<AddBasketIn> = {},
      who = guest,
    ): Promise<Envelope<Order>> => {
      const wish = { day: TOMORROW, phone: '13800138000', lines, ...more };
      return (await park.send(addBasket, wish, who.token, { 'idempotency-key': key })).json();
    };
    const linesOf = ({ basket = [] }: Order) => basket;
    const made = async (lines = FAMILY) => ok(await send(lines));
    const view = async (id: string) => ok(await park.call(getOrder, { id }, guest.token));
    const statuses = async (order: Order) => Promise.all(linesOf(order).map(({ id }) => park.status(id)));
    const pays = (order: Order, amount = FAMILY_FEN) => park.pay({ id: order.id, amount });
    const bought = async () => {
      const order = await made();
      await pays(order);
      return view(order.id);
    };
    const line = (order: Order, ticketId: string) => linesOf(order).find(({ ticket }) => ticket.id === ticketId) as Order;
    const nothing = async () => {
      assert.equal(await park.count('ticket_order'), 0);
      await park.agree();
    };

    it('may hold the other fares of its day and time, and nothing that is no fare or of another time', async () => {
      await park.sql(`update ticket_product set kind = 'combined' where id = $1`, [NAMED]);
      const beside = async (id = ADULT, slotId = MORNING) =>
        ok(await park.call(getTicketsBeside, { id, day: TOMORROW, slotId }, guest.token)).map((fare) => [
          fare.id,
          fare.slot.id,
        ]);
      assert.deepEqual(await beside(), [[FREE, MORNING]]);
      assert.deepEqual(await beside(NAMED), []);
      assert.deepEqual(await beside('unknown'), []);
      // A slot of its own that is for the same time; what is off sale is not there.
      await park.sql(`insert into ticket_slot (id, start_clock, end_clock) values ('early', '09:00', '12:00')`);
      await park.sql(`update ticket_product_slot set slot_id = 'early' where product_id = $1 and slot_id = $2`, [
        FREE,
        MORNING,
      ]);
      assert.deepEqual(await beside(), [[FREE, 'early']]);
      assert.deepEqual(await beside(ADULT, NOON), [[FREE, NOON]]);
      await park.sql('delete from ticket_product_slot where product_id = $1 and slot_id = $2', [FREE, NOON]);
      assert.deepEqual(await beside(ADULT, NOON), []);
    });

    it('is orders that wait together for one payment, and whichever is opened shows all of them', async () => {
      const order = await made();
      const lines = linesOf(order);
      assert.deepEqual(
        lines.map(({ ticket, quantity, amount, status }) => [ticket.id, quantity, amount, status]),
        [
          [ADULT, 2, 20_000, 'pending'],
          [NAMED, 1, 5_000, 'pending'],
          [FREE, 1, 0, 'pending'],
        ],
      );
      assert.deepEqual(new Set(lines.map(({ expiresAt }) => expiresAt)).size, 1);
      assert.ok(lines.every(({ basketId }) => basketId === order.id));
      for (const { id } of lines) assert.deepEqual(linesOf(await view(id)), lines);
      const listed = ok(await park.call(getOrders, {}, guest.token)).items;
      assert.deepEqual(
        listed.map(({ basketId }) => basketId),
        [order.id, order.id, order.id],
      );
      await park.agree();
    });

    it('is one of those that come next, and to staff too, who see nobody’s phone or name whole', async () => {
      const order = await bought();
      const coming = ok(await park.call(getComingOrders, {}, guest.token));
      const names = linesOf(order).map(({ ticket }) => ticket.name);
      assert.deepEqual(
        coming.map(({ id, name, valid }) => [id, name, valid]),
        [[linesOf(order)[0]?.id, names.join(' · '), 4]],
      );
      const shown = ok(await park.call(getAdminOrder, { id: line(order, FREE).id }, await park.signInAdmin()));
      assert.deepEqual(
        linesOf(shown).map(({ id, phone }) => [id, phone]),
        linesOf(order).map(({ id }) => [id, '138****8000']),
      );
      const whole = linesOf(order).flatMap(({ tickets }) => tickets.flatMap(({ person }) => person?.name ?? []));
      const seen = linesOf(shown).flatMap(({ tickets }) => tickets.flatMap(({ person }) => person?.name ?? []));
      assert.equal(seen.length, whole.length);
      assert.ok(seen.length > 0 && seen.every((name) => !whole.includes(name)));
    });

    it('of one line is an order as ever', async () => {
      const key = newId();
      const order = ok(await send([{ ticketId: ADULT, slotId: MORNING, quantity: 2 }], key));
      assert.deepEqual([order.basketId, order.basket, order.amount], [undefined, undefined, 20_000]);
      const [row] = await park.sql('select idempotency_key as key, basket_id as basket from ticket_order');
      assert.deepEqual(row, { key, basket: null });
    });

    it('is made once by taps at once and by a retry, and its key is good for no other', async () => {
      const key = newId();
      const taps = await Promise.all(Array.from({ length: 5 }, () => send(FAMILY, key)));
      const ids = new Set(taps.map((tap) => ok(tap).id));
      assert.equal(ids.size, 1);
      assert.ok(ids.has(ok(await send(FAMILY, key)).id));
      assert.equal(await park.count('ticket_order'), FAMILY.length);
      refused(await send(FAMILY.slice(0, 2), key), 'idempotencyKeyReused');
      await park.agree();
    });

    it('is made whole or not at all, and the same key may succeed later', async () => {
      const key = newId();
      await park.setStock(1, { productId: ADULT });
      assert.match(refused(await send(FAMILY, key), 'ticketsLeft'), /\b1\b/);
      await nothing();
      await park.setStock(2, { productId: ADULT });
      ok(await send(FAMILY, key));
      await park.agree();
    });

    it('has no more tickets than an order may have, and counts as one that is not paid', async () => {
      const many = [
        { ticketId: ADULT, slotId: MORNING, quantity: perOrder },
        { ticketId: FREE, slotId: MORNING, quantity: 1 },
      ];
      refused(await send(many), 'ticketsPerOrder');
      await nothing();
      const two = FAMILY.slice(0, 2);
      for (let nth = 0; nth < unpaidOrders; nth += 1) ok(await send(two));
      refused(await send(two), 'tooManyUnpaidOrders');
    });

    it('names nobody twice, and asks for a child’s guardian', async () => {
      const named = (visitors: AddBasketIn['lines'][number]['visitors'], slotId = MORNING) => [
        { ticketId: NAMED, slotId, quantity: 1, visitors },
      ];
      refused(await send([...named([person(1)]), ...named([person(1)], NOON)]), 'visitorHasTicket');
      const child = [{ ...born('20180101'), idKind: 'idCard' as const }];
      const family = [...named(child), { ticketId: ADULT, slotId: MORNING, quantity: 1 }];
      refused(await send(family), 'guardianConsentMissing');
      await nothing();
      ok(await send(family, newId(), { guardian: { relation: 'parent', version: GUARDIAN_VERSION } }));
      await park.agree();
    });

    it('of what costs nothing is paid at once', async () => {
      const order = await made([
        { ticketId: FREE, slotId: MORNING, quantity: 1 },
        { ticketId: FREE, slotId: NOON, quantity: 1 },
      ]);
      assert.deepEqual(await statuses(order), ['paid', 'paid']);
    });

    it('is paid by one payment, with a line of the ledger for each order that costs something', async () => {
      const order = await made();
      await pays(order);
      assert.deepEqual(await statuses(order), ['paid', 'paid', 'paid']);
      const ledger = await park.sql('select subject, amount from pay_ledger order by amount');
      assert.deepEqual(ledger, [
        { subject: line(order, NAMED).id, amount: 5_000 },
        { subject: line(order, ADULT).id, amount: 20_000 },
      ]);
      assert.deepEqual(await park.kinds(guest), ['ticketPaid', 'ticketPaid', 'ticketPaid']);
      await park.agree();
    });

    it('paid twice, or with another sum, goes back whole and changes nothing', async () => {
      const order = await made();
      await pays(order, FAMILY_FEN - 5_000);
      assert.deepEqual(await statuses(order), ['pending', 'pending', 'pending']);
      await pays(order);
      await pays(order);
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [FAMILY_FEN - 5_000, FAMILY_FEN],
      );
      assert.ok((await park.kinds(guest)).includes('ticketPaidTwiceRefunded'));
      await park.agree();
    });

    for (const written of [false, true])
      it(`is paid late as long as all of it can be (${written ? 'expiry written' : 'expiry not written yet'})`, async () => {
        const order = await made();
        park.later(QUARTER);
        if (written) assert.equal(await expireDue(park.database, park.now()), 3);
        assert.equal((await view(order.id)).status, 'expired');
        await pays(order);
        assert.deepEqual(await statuses(order), ['paid', 'paid', 'paid']);
        await park.agree();
      });

    it('paid late goes back whole when one of its places is sold', async () => {
      const order = await made();
      park.later(QUARTER);
      await expireDue(park.database, park.now());
      await park.setStock(0, { productId: NAMED });
      await pays(order);
      assert.deepEqual(await statuses(order), ['expired', 'expired', 'expired']);
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [FAMILY_FEN],
      );
      assert.ok((await park.kinds(guest)).includes('ticketPaidLateRefunded'));
      await park.agree();
    });

    it('is cancelled whole, whichever of its orders is, once', async () => {
      const order = await made();
      const { id } = line(order, FREE);
      for (let tap = 0; tap < 2; tap += 1) ok(await park.call(cancelOrder, { orderId: id }, guest.token));
      assert.deepEqual(await statuses(order), ['cancelled', 'cancelled', 'cancelled']);
      assert.deepEqual([await park.taken(), await park.taken({ productId: FREE })], [0, 0]);
      await park.agree();
      const stranger = await park.guest();
      refused(await park.call(cancelOrder, { orderId: id }, stranger.token), 'orderNotFound');
    });

    it('that nobody paid ends whole when the park closes the slot of one product', async () => {
      const order = await made();
      const closing = { day: TOMORROW, slotId: MORNING, ticketId: NAMED, reason: 'Storm' };
      await staffClosures(park.database, park.app.pay).closeSlot(closing, park.staff());
      assert.deepEqual(await statuses(order), ['cancelled', 'cancelled', 'cancelled']);
      await park.agree();
    });

    it('of paid tickets is refunded and moved order by order', async () => {
      const order = await bought();
      const adults = line(order, ADULT);
      ok(await park.refund(guest, adults.id, [adults.tickets[0]?.id ?? '']));
      ok(await park.call(changeOrderDay, { orderId: line(order, FREE).id, day: TOMORROW, slotId: NOON }, guest.token));
      const after = await view(order.id);
      assert.deepEqual(
        linesOf(after).map(({ status, slot, refunded }) => [status, slot.id, refunded]),
        [
          ['paid', MORNING, 10_000],
          ['paid', MORNING, 0],
          ['paid', NOON, 0],
        ],
      );
      await park.agree();
    });

    it('enters by one code what is for the same time, and nothing of another basket', async () => {
      const phone = new TestPhone('mine');
      const order = await bought();
      const ids = linesOf(order).flatMap(({ tickets }) => tickets.map(({ id }) => id));
      const [pass = ''] = ok(await park.call(getTicketPasses, phone.wants(ids, order), guest.token)).passes;
      park.at(TOMORROW, '09:30');
      const code = phone.shows(pass, ids, order, park.now());
      const admin = await park.signInAdmin();
      for (const { number } of linesOf(order).flatMap(({ tickets }) => tickets))
        assert.equal(ok(await park.call(checkIn, { code, number, gate: 'East' }, admin)).verdict, 'ok');
      assert.deepEqual(await statuses(order), ['used', 'used', 'used']);
    });

    it('shares no code with another basket, nor with what was moved', async () => {
      const phone = new TestPhone('mine');
      const order = await bought();
      const other = await park.bought(guest, { ticketId: FREE, quantity: 1 });
      const [mine = ''] = line(order, ADULT).tickets.map(({ id }) => id);
      const code = (...more: string[]) => park.call(getTicketPasses, phone.wants([mine, ...more], order), guest.token);
      refused(await code(other.tickets[0]?.id ?? ''), 'ticketNotFound');
      const child = line(order, FREE);
      ok(await park.call(changeOrderDay, { orderId: child.id, day: TOMORROW, slotId: NOON }, guest.token));
      refused(await code(child.tickets[0]?.id ?? ''), 'ticketNotFound');
      ok(await code());
    });

    it('has one end when it is paid and cancelled at once', async () => {
      const order = await made();
      const cancels = linesOf(order).map(({ id }) => park.call(cancelOrder, { orderId: id }, guest.token));
      await Promise.all([pays(order), ...cancels]);
      const [first, ...others] = await statuses(order);
      assert.ok(first === 'paid' || first === 'cancelled');
      assert.deepEqual(others, [first, first]);
      await park.agree();
    });

    it('sells what there is to families who want it at once, each whole or not at all', async () => {
      await park.setStock(6, { productId: ADULT });
      await park.setStock(3, { productId: FREE });
      const families = await park.guests(8);
      const wish = (nth: number) => (nth % 2 ? FAMILY.slice(0, 2) : FAMILY.slice(0, 2).reverse());
      const answers = await Promise.all(families.map((family, nth) => send(wish(nth), newId(), {}, family)));
      assert.deepEqual(answers.map(({ code }) => code === 200).filter(Boolean).length, 3);
      for (const { code, extras } of answers) if (code !== 200) assert.match(extras?.error ?? '', /^ticket(SoldOut|sLeft)$/);
      assert.deepEqual([await park.taken(), await park.taken({ productId: FREE })], [6, 3]);
      await park.agree();
    });

    it('is refused for what is wrong in any line before it tells who has a ticket', async () => {
      const other = await park.guest();
      await park.bought(other, { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      const probe = (nth: number) =>
        send([
          { ticketId: NAMED, slotId: MORNING, quantity: 1, visitors: [person(nth)] },
          { ticketId: OFF_SALE, slotId: MORNING, quantity: 1 },
        ]);
      refused(await probe(1), 'ticketNotOnSale');
      refused(await probe(2), 'ticketNotOnSale');
    });

    it('names no more people than an order may have tickets', async () => {
      const line = { ticketId: ADULT, slotId: MORNING, quantity: MAX_PER_ORDER };
      assert.equal((await send([line, { ...line, quantity: 1 }])).code, 400);
    });

    if (kind === 'postgres')
      it('leaves connections for everybody else while a slot is held', async () => {
        const [reader, ...families] = await park.guests(31);
        // There is a row to hold.
        await park.setStock(60, { productId: ADULT });
        await park.setStock(30, { productId: FREE });
        let answered = 0;
        let orders: Promise<unknown>[] = [];
        await park.database.transaction(async (tx) => {
          await tx.execute(sql`select 1 from ticket_stock where product_id = ${ADULT} for no key update`);
          orders = families.map(async (family) => {
            await send(FAMILY.slice(0, 2), newId(), {}, family);
            answered += 1;
          });
          const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          await until('a basket waits for the slot', async () => (await park.count(waiting)) > 0);
          ok(await park.call(getOrders, {}, reader?.token));
          assert.equal(answered, 0, 'before any basket gave its connection back');
          assert.equal(park.database.connections()?.waiting, 0);
        });
        await Promise.all(orders);
        await park.agree();
      });
  });
