import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getAdminPark, savePark } from '@park/contract/park/calls';
import { toParkIso } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { changeOrderDay, getOrder } from '@park/contract/ticket/order/calls';
import type { PriceRule } from '@park/contract/ticket/price';
import {
  getProducts,
  getSlots,
  getTicket,
  getTicketStock,
  getTickets,
  saveProduct,
  saveSlots,
} from '@park/contract/ticket/product/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { type BallotPark, startBallotPark } from '../ballot/ballotPark.testing';
import { staffClosures } from '../closure/closure.service';
import { ADULT, AFTERNOON, FREE, type Guest, MORNING, NAMED, NOON, ok, refused, TOMORROW } from '../salePark.testing';
import { switchSales } from './productStaff.service';

const [WEDNESDAY, SATURDAY, SUNDAY] = ['2026-05-06', '2026-05-09', '2026-05-10'];
const WEEKEND: PriceRule = { weekdays: [6, 7], price: 15_000 };
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const EVERY_DAY = Array.from({ length: 7 }, () => [{ from: '09:00', lastEntry: '17:30', until: '18:00' }]);
const SUMMER = { id: 'summer', name: '', from: '05-09', until: '08-31', week: EVERY_DAY };

for (const kind of testDatabases())
  describe(`prices on ${kind}`, () => {
    const park = sharedPark<BallotPark>(() => startBallotPark(kind));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from park');
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    const product = async (id = ADULT) => {
      const found = ok(await park.call(getProducts, {}, admin)).find((one) => one.id === id);
      return found ?? assert.fail();
    };
    type Change = Partial<CallInput<typeof saveProduct>>;
    const trySave = async (change: Change, id = ADULT) => {
      const { updatedAt: _, updatedBy: __, ...contents } = await product(id);
      return park.call(saveProduct, { ...contents, ...change }, admin);
    };
    const save = async (change: Change, id = ADULT) => ok(await trySave(change, id));
    const saveSeasons = async (seasons: (typeof SUMMER)[]) => {
      const { version, park: saved } = ok(await park.call(getAdminPark, {}, admin));
      const [year] = saved.hours.seasons;
      const hours = { specialDays: [], seasons: [year ?? assert.fail(), ...seasons] };
      return park.call(savePark, { ...saved, name: { 'zh-Hans': '园' }, version, hours }, admin);
    };
    const move = (orderId: string, day: string, slotId = MORNING) =>
      park.call(changeOrderDay, { orderId, day, slotId }, guest.token);
    const paidFor = async (day: string, slotId = MORNING) => ok(await park.order(guest, { day, slotId })).amount / 2;
    const runSwitch = () => switchSales(park.database, park.now());

    it('are the first rule’s that fits the day and the entry time, for the list, the page and the sale', async () => {
      await save({ prices: [{ slots: [AFTERNOON], weekdays: [6], price: 7_000 }, WEEKEND] });
      assert.deepEqual(
        [await paidFor(TOMORROW), await paidFor(SATURDAY), await paidFor(SATURDAY, AFTERNOON)],
        [10_000, 15_000, 7_000],
      );
      const onSaturday = ok(await park.call(getTickets, { day: SATURDAY })).find(({ id }) => id === ADULT);
      assert.deepEqual([onSaturday?.price, onSaturday?.priceTo], [7_000, 15_000]);
      const ticket = ok(await park.call(getTicket, { id: ADULT }));
      assert.deepEqual([ticket.price, ticket.priceTo], [7_000, 15_000]);
      const dayOf = (day: string) => ticket.days.find((one) => one.day === day);
      assert.deepEqual([dayOf(TOMORROW)?.price, dayOf(TOMORROW)?.priceTo], [10_000, undefined]);
      assert.deepEqual([dayOf(SUNDAY)?.price, dayOf(SUNDAY)?.priceTo], [15_000, undefined]);
      const stock = ok(await park.call(getTicketStock, { id: ADULT, day: SATURDAY }));
      assert.deepEqual(
        stock.map(({ price }) => price),
        [15_000, 15_000, 7_000],
      );
      // Who has no rules says nothing more than before.
      const other = ok(await park.call(getTicket, { id: NAMED }));
      assert.deepEqual([other.price, other.priceTo, other.days[0]?.price], [5_000, undefined, undefined]);
      await park.agree();
    });

    it('go by the season, which cannot go while a price is of it', async () => {
      const summer: PriceRule = { seasons: [SUMMER.id], price: 12_000 };
      refused(await trySave({ prices: [summer] }), 'seasonInUse');
      ok(await saveSeasons([SUMMER]));
      await save({ prices: [summer] });
      assert.deepEqual([await paidFor(WEDNESDAY), await paidFor(SATURDAY)], [10_000, 12_000]);
      refused(await saveSeasons([]), 'seasonInUse');
      await save({ prices: [] });
      ok(await saveSeasons([]));
    });

    it('stay an order’s own: what is ordered when the price changes costs what it was ordered for', async () => {
      const waiting = ok(await park.order(guest));
      await save({ prices: [{ price: 30_000 }] });
      await park.pay(waiting);
      const order = ok(await park.call(getOrder, { id: waiting.id }, guest.token));
      assert.deepEqual([order.status, order.amount, order.price], ['paid', 20_000, 10_000]);
      assert.equal(await paidFor(TOMORROW), 30_000);
      await park.agree();
    });

    it('refuse a visitor’s move to a dearer time, and let one be that costs no more', async () => {
      await save({ prices: [WEEKEND, { slots: [AFTERNOON], price: 7_000 }] });
      const { id } = await park.bought(guest);
      refused(await move(id, SATURDAY), 'changeDearer');
      const cheaper = ok(await move(id, TOMORROW, AFTERNOON));
      assert.deepEqual([cheaper.price, cheaper.amount], [10_000, 20_000]);
      // It was paid for.
      ok(await move(id, WEDNESDAY));
      await park.agree();
    });

    it('let an order move where every price rose since it was bought', async () => {
      const { id } = await park.bought(guest);
      await save({ price: 11_000, prices: [WEEKEND] });
      refused(await move(id, SATURDAY), 'changeDearer');
      assert.equal(ok(await move(id, WEDNESDAY)).price, 10_000);
    });

    it('ask nothing of whoever moves because the park closed', async () => {
      await save({ prices: [WEEKEND] });
      const { id } = await park.bought(guest);
      const closing = { day: TOMORROW, slotId: MORNING, reason: 'Storm' };
      await staffClosures(park.database, park.app.pay).closeSlot(closing, park.staff());
      const choice = { orderId: id, choice: 'move', day: SATURDAY, slotId: MORNING } as const;
      assert.equal(ok(await park.call(answerClosure, choice, guest.token)).price, 10_000);
      await park.agree();
    });

    it('are a ballot’s as well: each entry time has its own, and whoever wins pays it', async () => {
      await save({ prices: [{ slots: [NOON], price: 4_000 }] });
      const { ticket, slots, id } = await park.open();
      assert.deepEqual([ticket.price, ticket.priceTo], [4_000, 10_000]);
      assert.deepEqual(
        slots.map(({ price }) => price),
        [10_000, 4_000],
      );
      ok(await park.enter(guest, id, { quantity: 2, wishes: [2] }));
      await park.closeSignUp(id);
      await park.draw(id);
      assert.equal(ok(await park.order(guest, { slotId: NOON })).amount, 8_000);
      await park.agree();
    });

    it('are kept by an entry time that moves', async () => {
      await save({ prices: [{ slots: [NOON, MORNING], price: 7_000 }, WEEKEND] });
      const { id, price } = await park.bought(guest, { slotId: NOON });
      assert.equal(price, 7_000);
      const seen = ok(await park.call(getSlots, {}, admin)).map(({ retired: _, ...slot }) => slot);
      const slots = seen.map((slot) => (slot.id === NOON ? { ...slot, start: '12:30' } : slot));
      const moved = ok(await park.call(saveSlots, { slots, seen }, admin)).find(({ start }) => start === '12:30');
      assert.ok(moved && moved.id !== NOON);
      assert.deepEqual((await product()).prices, [{ slots: [MORNING, moved.id], price: 7_000 }, WEEKEND]);
      assert.equal((await product()).version, 3);
      assert.equal(await paidFor(TOMORROW, moved.id), 7_000);
      // The ticket of before has no price of its own time any more, and does not become the dearest for that.
      refused(await move(id, TOMORROW, AFTERNOON), 'changeDearer');
      ok(await move(id, WEDNESDAY, moved.id));
    });

    it('cost nothing on some days only where staff say so, and those tickets are valid at once', async () => {
      const free: PriceRule = { from: TOMORROW, until: TOMORROW, price: 0 };
      refused(await trySave({ prices: [free] }), 'freeNotSaid');
      refused(await trySave({ prices: [WEEKEND], free: true }), 'freeNotSaid');
      await save({ prices: [free], free: true });
      await save({ position: 7 });
      refused(await trySave({ prices: [free, { ...free, until: WEDNESDAY }] }), 'freeNotSaid');
      refused(await trySave({ onSale: false, saleFrom: toParkIso(park.now() + MINUTE_MS) }), 'freeNotSaid');
      const order = ok(await park.order(guest));
      assert.deepEqual([order.status, order.amount], ['paid', 0]);
      assert.equal(ok(await park.order(guest, { day: WEDNESDAY })).status, 'pending');
      // Also once the free day is none any more.
      await save({ prices: [] });
      refused(await move(order.id, WEDNESDAY), 'changeDearer');
      await park.agree();
    });

    it('are refused where they make no sense', async () => {
      refused(await trySave({ prices: [{ slots: ['midnight'], price: 1 }] }), 'ticketSlotNotFound');
      refused(await trySave({ prices: [{ from: SUNDAY, until: SATURDAY, price: 1 }] }), 'invalidInput');
      refused(await trySave({ prices: [{ weekdays: [], price: 1 }] }), 'invalidInput');
      refused(await trySave({ prices: Array.from({ length: 21 }, () => WEEKEND) }), 'invalidInput');
      assert.deepEqual((await product()).prices, []);
    });

    it('go on sale and off it by the minute, once, and tell whoever has the product open', async () => {
      const [from, until] = [park.now() + MINUTE_MS, park.now() + 3 * MINUTE_MS];
      const times = { saleFrom: toParkIso(from), saleUntil: toParkIso(until) };
      const open = await save({ onSale: false, ...times });
      assert.deepEqual([open.saleFrom, open.saleUntil], [times.saleFrom, times.saleUntil]);
      const sold = async () => ok(await park.call(getTickets, {})).some(({ id }) => id === ADULT);
      assert.deepEqual([await runSwitch(), await sold()], [0, false]);
      park.later(MINUTE_MS);
      assert.deepEqual([await runSwitch(), await sold()], [1, true]);
      assert.equal(await runSwitch(), 0);
      const { updatedAt: _, updatedBy: __, ...contents } = open;
      refused(await park.call(saveProduct, { ...contents, price: 1 }, admin), 'productChanged');
      const { saleFrom, saleUntil, updatedBy } = await product();
      assert.deepEqual([saleFrom, saleUntil, updatedBy], [null, times.saleUntil, null]);
      // Staff who take it off before keep it off, until they say otherwise.
      await save({ onSale: false });
      assert.equal(await runSwitch(), 0);
      await save({ onSale: true });
      park.later(2 * MINUTE_MS);
      assert.deepEqual([await runSwitch(), await sold(), (await product()).saleUntil], [1, false, null]);
      const log = await park.sql<{ details: object }>(
        `select details from audit_log where subject = 'product:adult' and actor_kind = 'system' order by id`,
      );
      assert.deepEqual(
        log.map(({ details }) => details),
        [{ onSale: true }, { onSale: false }],
      );
      // Late, both at once: the later one decides, whichever it is.
      await save({
        onSale: true,
        saleUntil: toParkIso(park.now() + SECOND_MS),
        saleFrom: toParkIso(park.now() + 2 * SECOND_MS),
      });
      await save(
        {
          onSale: false,
          saleFrom: toParkIso(park.now() + SECOND_MS),
          saleUntil: toParkIso(park.now() + 2 * SECOND_MS),
          free: true,
        },
        FREE,
      );
      park.later(MINUTE_MS);
      assert.equal(await runSwitch(), 2);
      assert.deepEqual([(await product()).onSale, (await product(FREE)).onSale], [true, false]);
    });
  });
