import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ticketClosure, ticketGate, ticketOrder, ticketProduct, ticketSale } from '@park/contract/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getWaitingList, joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import {
  ADULT,
  FREE,
  type Guest,
  MORNING,
  NAMED,
  NOON,
  ok,
  refused,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../salePark.testing';

const LI = { name: '李小梅', idNumber: '11010519491231002X' };

for (const kind of testDatabases())
  describe(`staff of tickets on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    const audit = async () =>
      (await park.sql<{ line: string }>(`select action || ' ' || subject as line from audit_log order by id desc limit 1`))[0]
        ?.line;
    const seenNow = async () => {
      const rows = await park.call(ticketProduct.getStock, { ticketId: ADULT, from: TOMORROW, to: TOMORROW }, admin);
      return ok(rows).find(({ slotId }) => slotId === MORNING)?.stock ?? 0;
    };
    /** As somebody does who has just looked. */
    const setStock = async (stock: number, change: object = {}) =>
      park.call(
        ticketProduct.setStock,
        { ticketId: ADULT, day: TOMORROW, slotId: MORNING, stock, seen: await seenNow(), ...change },
        admin,
      );

    it('raise and sell places at once without selling one too many', async () => {
      await park.setStock(3);
      const guests = await park.guests(12);
      const answers = await Promise.all([
        ...guests.map((one) => park.order(one, { quantity: 1 })),
        ...[6, 9, 5].map((stock) => setStock(stock, { seen: 3 })),
      ]);
      const sold = answers.slice(0, 12).filter(({ code }) => code === 200).length;
      const set = answers.slice(12).filter(({ code }) => code === 200);
      assert.equal(set.length, 1, 'each of the three saw 3 places');
      for (const answer of answers.slice(12)) if (answer.code !== 200) refused(answer, 'stockChanged');
      assert.equal(await park.taken(), sold);
      assert.ok(sold >= 3 && sold <= 9, `${sold}`);
      await park.agree();
    });

    if (kind === 'postgres') return;

    it('see the places of days to come, also of those that nobody has asked for yet', async () => {
      await park.order(guest);
      const found = ok(await park.call(ticketProduct.getStock, { ticketId: ADULT, from: TODAY, to: TOMORROW }, admin));
      assert.equal(found.length, 6);
      assert.deepEqual(found[3], {
        ticketId: ADULT,
        day: TOMORROW,
        slotId: MORNING,
        stock: 50,
        taken: 2,
        closedReason: null,
      });
      const before = { ticketId: ADULT, from: addDays(TODAY, -20), to: addDays(TODAY, -1) };
      assert.deepEqual(
        ok(await park.call(ticketProduct.getStock, before, admin)),
        [],
        'nothing was on sale before there was anything',
      );
      ok(await park.call(ticketClosure.closeSlot, { day: TOMORROW, slotId: NOON, reason: 'Storm' }, admin));
      const closed = ok(await park.call(ticketProduct.getStock, { from: TODAY, to: TOMORROW }, admin));
      assert.equal(closed.length, 24);
      assert.equal(closed.filter(({ closedReason }) => closedReason === 'Storm').length, 4);
      assert.deepEqual(ok(await park.call(ticketProduct.getStock, { from: TOMORROW, to: TODAY }, admin)), []);
      const stock = ok(await park.call(ticketProduct.getStock, { ticketId: ADULT, from: TODAY, to: '2999-12-31' }, admin));
      assert.equal(stock.at(-1)?.day, addDays(TODAY, 61));
      assert.equal((await park.call(ticketProduct.getStock, { from: TODAY, to: '9999-12-31' }, admin)).code, 400);
    });

    it('change the places of a slot, never below what is taken', async () => {
      await park.order(guest);
      const tooFew = await setStock(1);
      refused(tooFew, 'stockBelowTaken');
      assert.equal(tooFew.message, 'Places already taken: 2; there cannot be fewer.');
      assert.deepEqual(ok(await setStock(2)), {
        ticketId: ADULT,
        day: TOMORROW,
        slotId: MORNING,
        stock: 2,
        taken: 2,
        closedReason: null,
      });
      assert.equal(await audit(), 'ticket.setStock product:adult');
      refused(await park.order(await park.guest()), 'ticketSoldOut');
      refused(await setStock(5, { day: addDays(TODAY, -1) }), 'ticketDayPast');
      refused(await setStock(5, { slotId: 'midnight' }), 'ticketSlotNotFound');
      refused(await setStock(5, { ticketId: 'nothing' }), 'ticketNotFound');
      refused(await setStock(-1), 'invalidInput');
      const logged = await park.count(`audit_log where action = 'ticket.setStock'`);
      ok(await setStock(2));
      assert.equal(await park.count(`audit_log where action = 'ticket.setStock'`), logged, 'no change is no entry');
      await park.agree();
    });

    it('are told when somebody else has set the places meanwhile, and who', async () => {
      ok(await setStock(20, { seen: 50 }));
      const late = await setStock(30, { seen: 50 });
      refused(late, 'stockChanged');
      assert.match(late.message, new RegExp(`^admin set the places of this entry time to 20 on ${parkDay(park.now())}`));
      assert.equal(await seenNow(), 20);
      const logged = await park.count(`audit_log where action = 'ticket.setStock'`);
      assert.equal(ok(await setStock(20, { seen: 50 })).stock, 20, 'the answer to the first save was lost');
      assert.equal(await park.count(`audit_log where action = 'ticket.setStock'`), logged);
      ok(await setStock(30, { seen: 20 }));
      const many = { rows: [{ ticketId: ADULT, slotId: MORNING, day: TOMORROW, stock: 7, seen: 30 }] };
      ok(await park.call(ticketProduct.setStocks, many, admin));
      const afterMany = await setStock(9, { seen: 30 });
      refused(afterMany, 'stockChanged');
      assert.match(afterMany.message, /^admin .* to 7 /);
    });

    it('are told when a day that had the product’s own places has others now', async () => {
      const product = ok(await park.call(ticketProduct.getProducts, {}, admin)).find(({ id }) => id === ADULT);
      assert.ok(product);
      const { updatedAt: _, updatedBy: __, ...contents } = product;
      ok(await park.call(ticketProduct.saveProduct, { ...contents, stock: { ...product.stock, [MORNING]: 40 } }, admin));
      const late = await setStock(60, { seen: 50 });
      refused(late, 'stockChanged');
      assert.match(late.message, /^admin .* to 40 /);
      ok(await setStock(60, { seen: 40 }));
    });

    it('give new places to the waiting list first', async () => {
      await park.order(guest);
      ok(await setStock(2));
      const waiting = await park.guest();
      const wish = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 3 };
      ok(await park.call(joinWaitingList, wish, waiting.token));
      assert.equal(ok(await setStock(4)).taken, 2);
      assert.equal(ok(await setStock(6)).taken, 5);
      const [entry] = ok(await park.call(getWaitingList, {}, waiting.token));
      assert.equal(entry?.status, 'offered');
      await park.agree();
    });

    it('find orders by day, state, number, ticket or phone, masked', async () => {
      await park.sql(`update ticket_product set price = 0 where id = 'named'`);
      const mine = ok(await park.order(guest, { phone: '13912345678' }));
      park.later(1000);
      const named = ok(
        await park.order(guest, { ticketId: NAMED, day: TODAY, quantity: 1, visitors: [LI], phone: '13812345678' }),
      );
      const find = async (input: object) =>
        ok(await park.call(ticketOrder.getAdminOrders, input, admin)).items.map(({ id }) => id);
      assert.deepEqual(await find({}), [named.id, mine.id]);
      assert.deepEqual(await find({ order: 'asc' }), [mine.id, named.id]);
      assert.deepEqual(await find({ field: 'day', order: 'asc' }), [named.id, mine.id]);
      assert.deepEqual(await find({ field: 'amount' }), [mine.id, named.id]);
      assert.deepEqual(await find({ field: 'amount', order: 'asc' }), [named.id, mine.id]);
      assert.deepEqual(await find({ day: TODAY }), [named.id]);
      assert.deepEqual(await find({ status: 'pending' }), [mine.id]);
      assert.deepEqual(await find({ keyword: named.number.toLowerCase() }), [named.id]);
      const number = named.tickets[0]?.number ?? '';
      assert.deepEqual(await find({ keyword: `${number.slice(0, 5)} ${number.slice(5)}` }), [named.id]);
      assert.deepEqual(await find({ keyword: '13912345678' }), [mine.id]);
      assert.deepEqual(await find({ keyword: '1391234' }), [], 'part of a phone is no search');
      assert.deepEqual(await find({ keyword: `' or 1=1 --` }), []);
      refused(await park.call(ticketOrder.getAdminOrders, { field: 'phone' }, admin), 'fieldNotSortable');
      const page = ok(await park.call(ticketOrder.getAdminOrders, { pageSize: 1 }, admin));
      assert.deepEqual([page.total, page.items[0]?.phone], [2, '138****5678']);
      const one = ok(await park.call(ticketOrder.getAdminOrder, { id: named.id }, admin));
      assert.equal(one.phone, '138****5678');
      assert.deepEqual(one.tickets[0]?.person, { name: '李**', idKind: 'idCard', idNumber: '110***********002X' });
      refused(await park.call(ticketOrder.getAdminOrder, { id: 'nothing' }, admin), 'orderNotFound');
      park.later(15 * 60_000);
      assert.deepEqual(await find({ status: 'pending' }), []);
      assert.deepEqual(await find({ status: 'expired' }), [mine.id]);
    });

    it('give back what they must, and see it', async () => {
      const order = ok(await park.order(guest, { ticketId: FREE, quantity: 2 }));
      const [first] = order.tickets;
      const input = { orderId: order.id, ticketIds: [first?.id ?? ''], reason: 'Ill' };
      const after = ok(await park.call(ticketOrder.refundByPark, input, admin));
      assert.deepEqual(
        after.tickets.map(({ status }) => status),
        ['refunded', 'valid'],
      );
      assert.equal(after.phone, '138****8000');
      assert.equal(await audit(), `ticket.refundOrder order:${order.id}`);
      refused(await park.call(ticketOrder.refundByPark, { ...input, ticketIds: ['nothing'] }, admin), 'orderNotRefundable');
      refused(await park.call(ticketOrder.refundByPark, { orderId: 'nothing', reason: 'Ill' }, admin), 'orderNotFound');
    });

    it('count a day: places add up, money is what moved', async () => {
      const paid = ok(await park.order(guest, { ticketId: FREE, day: TODAY, quantity: 3 }));
      ok(await park.order(guest, { ticketId: FREE, day: TODAY, quantity: 2 }));
      ok(await park.order(guest, { day: TODAY, quantity: 4 }));
      await park.call(
        ticketOrder.refundByPark,
        { orderId: paid.id, ticketIds: [paid.tickets[0]?.id ?? ''], reason: 'x' },
        admin,
      );
      park.at(TODAY, '10:00');
      ok(await park.call(ticketGate.checkIn, { code: paid.tickets[1]?.number ?? '', gate: 'East' }, admin));
      await park.sql(
        `insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at)
         values ('t1', 'x', $1, 'wx', 900, 'x', 'created', now(), now())`,
        [guest.visitorId],
      );
      await park.sql(
        `insert into pay_refund (out_refund_no, out_trade_no, subject, amount, reason, status, next_try_at, created_at)
         values ('r1', 't1', 'x', 250, 'x', 'requested', now(), now())`,
      );
      await park.sql(
        `insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, out_refund_no, wechat_id) values
         (now(), $1, 'payment', 900, 'x', 't1', null, 'w1'), (now(), $1, 'refund', -250, 'x', 't1', 'r1', 'w2')`,
        [TODAY],
      );
      const figures = ok(await park.call(ticketSale.getDayFigures, { day: TODAY }, admin));
      assert.deepEqual([figures.day, figures.moneyIn, figures.moneyOut], [TODAY, 900, 250]);
      const row = (ticketId: string) => figures.rows.find((one) => one.ticketId === ticketId && one.slotId === MORNING);
      assert.deepEqual(row(FREE), {
        ticketId: FREE,
        name: 'Child',
        slotId: MORNING,
        stock: 50,
        sold: 4,
        held: 0,
        entered: 1,
        refunded: 1,
        remaining: 46,
        waiting: 0,
        closed: false,
      });
      assert.deepEqual([row(ADULT)?.sold, row(ADULT)?.held, row(ADULT)?.remaining], [0, 4, 46]);
      const { rows, moneyIn } = ok(await park.call(ticketSale.getDayFigures, { day: TOMORROW }, admin));
      assert.deepEqual([new Set(rows.map(({ sold, remaining }) => `${sold} ${remaining}`)), moneyIn], [new Set(['0 50']), 0]);
    });

    it('count offers as held and entries as waiting', async () => {
      await park.order(guest);
      ok(await setStock(2));
      const wish = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 2 };
      for (const one of await park.guests(3)) ok(await park.call(joinWaitingList, wish, one.token));
      ok(await setStock(4));
      const { rows } = ok(await park.call(ticketSale.getDayFigures, { day: TOMORROW }, admin));
      const [row] = rows.filter(({ slotId, ticketId }) => ticketId === ADULT && slotId === MORNING);
      assert.deepEqual([row?.stock, row?.sold, row?.held, row?.remaining, row?.waiting], [4, 0, 4, 0, 2]);
    });

    it('close a slot after a look at what that touches, and open it again', async () => {
      ok(await park.order(guest, { ticketId: FREE }));
      const input = { day: TOMORROW, slotId: MORNING, reason: 'Storm' };
      const { orders, tickets, id } = ok(await park.call(ticketClosure.previewClosure, input, admin));
      assert.deepEqual([orders, tickets], [1, 2]);
      assert.equal(await park.count('ticket_closure'), 0, id);
      const closure = ok(await park.call(ticketClosure.closeSlot, input, admin));
      assert.equal(await audit(), `ticket.closeSlot closure:${closure.id}`);
      assert.equal(ok(await park.call(ticketClosure.getClosures, {}, admin)).items[0]?.id, closure.id);
      const { rows } = ok(await park.call(ticketSale.getDayFigures, { day: TOMORROW }, admin));
      assert.ok(rows.filter(({ slotId }) => slotId === MORNING).every(({ closed, remaining }) => closed && remaining === 0));
      assert.ok(ok(await park.call(ticketClosure.reopenSlot, { id: closure.id }, admin)).reopenedAt);
    });
  });
