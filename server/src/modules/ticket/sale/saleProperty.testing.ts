import assert from 'node:assert/strict';
import type { Envelope } from '@park/contract/envelope';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { type OrderStatus, TICKET, type TicketStatus } from '@park/contract/ticket/limits';
import { cancelOrder, changeOrderDay } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicketStock } from '@park/contract/ticket/product/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { joinWaitingList, leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import fc from 'fast-check';
import { SANDBOX_MINI } from '../../../config';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import { staffCapacity } from '../../capacity/capacityStaff.service';
import { createCrowds } from '../../capacity/crowd.service';
import { eraseVisitor } from '../../visitor/ownData/erase.service';
import { staffClosures } from '../closure/closure.service';
import { createGate } from '../gate/gate.service';
import { createTicketCodes } from '../gate/ticketCode';
import { refundByPark } from '../order/refund.service';
import type { OrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, FREE, type Guest, MORNING, NAMED, NOON, ok, order, person, TODAY, TOMORROW } from '../salePark.testing';
import { ticketJobs } from '../ticket.jobs.service';
import { checkBooks } from './books.repo';

/** A small park, so that random steps meet: so many places of each product in each slot. */
const PLACES = 4;
const GUESTS = 3;
const PERSONS = 5;
const PRODUCTS = [ADULT, NAMED, FREE];
const SLOTS = [
  { day: TODAY, slotId: NOON },
  { day: TOMORROW, slotId: MORNING },
  { day: TOMORROW, slotId: NOON },
  { day: addDays(TODAY, 2), slotId: MORNING },
];
const LIN = { id: 'Lin', userName: 'Lin', roles: ['owner'] };
const MINUTE = 60_000;
const SETTLED_BY = 24 * 60 * MINUTE;
/** Sessions of the guests last a week, and the walk ends a day after its last step. */
const LAST_DAY = addDays(TODAY, 4);

/** Guests, products and slots are counted round, so that every number means one; orders too, from the newest. */
export type Step =
  | { do: 'order'; guest: number; product: number; slot: number; quantity: number; person: number; taps: number }
  | { do: 'orderAgain'; order: number }
  | { do: 'takeOffer'; entry: number }
  | { do: 'pay'; order: number; fenShort: number; where: 'h5' | 'mini' }
  | { do: 'cancel'; order: number }
  | { do: 'refund'; order: number; tickets: number[] | null }
  | { do: 'refundByPark'; order: number }
  | { do: 'change'; order: number; slot: number }
  | { do: 'close'; slot: number; wholeDay: boolean }
  | { do: 'reopen'; closure: number }
  | { do: 'answer'; order: number; move: boolean; slot: number }
  | { do: 'join'; guest: number; product: number; slot: number; quantity: number }
  | { do: 'leave'; entry: number }
  | { do: 'enter'; order: number; ticket: number }
  | { do: 'exit'; order: number; ticket: number }
  | { do: 'approve'; daily: number }
  | { do: 'group'; slot: number; people: number }
  | { do: 'erase'; guest: number }
  | { do: 'jobs' }
  | { do: 'wait'; minutes: number }
  | { do: 'wechat'; refunds: 'atOnce' | 'slow' | 'down' };

// Most of it is one guest's, and most want the same, so that limits are met and it is soon sold out.
const guest = fc.constantFrom(0, 0, 0, 1, 1, 2);
const product = fc.constantFrom(0, 0, 0, 1, 1, 2);
const slot = fc.constantFrom(1, 1, 1, 1, 2, 3, 0);
const anySlot = fc.nat(SLOTS.length - 1);
const anOrder = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5, 6);
const quantity = fc.constantFrom(1, 1, 1, 2, 2, 3, 4, TICKET.perOrder);
/** A step by its name, and what it says beside it. */
function step<Name extends Step['do'], Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) {
  return fc.record({ do: fc.constant(name), ...fields }, { noNullPrototype: true }) as unknown as fc.Arbitrary<Step>;
}

const tickets = fc.option(fc.array(fc.nat(TICKET.perOrder - 1), { minLength: 1, maxLength: 2 }));
const fenShort = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
const taps = fc.integer({ min: 1, max: 3 });

/** What anybody does to orders; safe to do at once. */
export const deed: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: step('order', { guest, product, slot, quantity, person: fc.nat(PERSONS - 1), taps }) },
  { weight: 1, arbitrary: step('orderAgain', { order: anOrder }) },
  { weight: 1, arbitrary: step('takeOffer', { entry: fc.nat(3) }) },
  { weight: 6, arbitrary: step('pay', { order: anOrder, fenShort, where: fc.constantFrom('h5', 'mini') }) },
  { weight: 2, arbitrary: step('cancel', { order: anOrder }) },
  { weight: 3, arbitrary: step('refund', { order: anOrder, tickets }) },
  { weight: 1, arbitrary: step('refundByPark', { order: anOrder }) },
  { weight: 3, arbitrary: step('change', { order: anOrder, slot: anySlot }) },
  { weight: 1, arbitrary: step('close', { slot, wholeDay: fc.boolean() }) },
  { weight: 1, arbitrary: step('reopen', { closure: fc.nat(3) }) },
  { weight: 2, arbitrary: step('answer', { order: anOrder, move: fc.boolean(), slot: anySlot }) },
  { weight: 3, arbitrary: step('join', { guest, product, slot, quantity }) },
  { weight: 1, arbitrary: step('leave', { entry: fc.nat(5) }) },
  { weight: 3, arbitrary: step('enter', { order: anOrder, ticket: fc.nat(TICKET.perOrder - 1) }) },
  { weight: 2, arbitrary: step('exit', { order: anOrder, ticket: fc.nat(TICKET.perOrder - 1) }) },
  { weight: 2, arbitrary: step('approve', { daily: fc.constantFrom(1, 4, 6, 8, 12, 40) }) },
  { weight: 1, arbitrary: step('group', { slot, people: fc.constantFrom(0, 1, 2, 5) }) },
  { weight: 1, arbitrary: step('erase', { guest }) },
  { weight: 2, arbitrary: step('jobs', {}) },
);

/** What changes for everybody: the hour, and how WeChat's refunds are doing. */
export const turn: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: step('wait', { minutes: fc.constantFrom(1, 10, 15, 31, 31, 240, 1440) }) },
  { weight: 1, arbitrary: step('wechat', { refunds: fc.constantFrom('atOnce', 'slow', 'down') }) },
);

const ORDER_PATHS: Record<OrderStatus, OrderStatus[]> = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['partlyUsed', 'used', 'refunding', 'refunded'],
  partlyUsed: ['used', 'refunding'],
  refunding: ['refunded', 'used'],
  used: [],
  refunded: [],
};
const TICKET_PATHS: Record<TicketStatus, TicketStatus[]> = {
  held: ['valid', 'released'],
  released: ['valid'],
  valid: ['used', 'refunding', 'refunded'],
  refunding: ['refunded'],
  used: [],
  refunded: [],
};

/** An order or a ticket; `whose`: its visitor's, or the hash of the person it names. */
interface Thing {
  status: string;
  fixed: string;
  whose: string;
}

interface Made extends Pick<Order, 'id' | 'amount' | 'tickets'> {
  guest: Guest;
  wish: Partial<AddOrderIn>;
  key: string;
}

/** One random story of a park, told through the real calls and services, and what must be true after each of its steps. */
export class SaleWalk {
  readonly #orders: Made[] = [];
  readonly #entries: { id: string; guest: Guest }[] = [];
  readonly #closures: string[] = [];
  readonly #seen = new Map<string, Thing>();
  /** Ids of those who had themselves erased; what they still ask is refused. */
  readonly #erased = new Set<string>();
  /** Taken of each day at the last check, and the maxima that were valid since then: there is none at first. */
  #taken = new Map<string, number>();
  #approved = [Number.POSITIVE_INFINITY];
  readonly #gate;

  private constructor(
    readonly park: OrderChangesPark,
    readonly guests: Guest[],
  ) {
    // Ten digits typed at the gate need no code.
    const codes = createTicketCodes([{ id: 'gate', key: new Uint8Array(32) }]);
    this.#gate = createGate(park.database, codes, { decrypt: (encrypted) => encrypted }, createCrowds(park.database));
  }

  static async begin(park: OrderChangesPark): Promise<SaleWalk> {
    await park.reset();
    await park.sql('update ticket_product_slot set stock = $1', [PLACES]);
    const walk = new SaleWalk(park, []);
    for (let index = 0; index < GUESTS; index++) walk.guests.push(await walk.#newcomer());
    return walk;
  }

  /** Somebody new, whom the mini-program knows too. */
  async #newcomer(): Promise<Guest> {
    const one = await this.park.guest();
    await this.park.sql('insert into wechat_account (app_id, openid, visitor_id) values ($1, $2, $2)', [
      SANDBOX_MINI.appId,
      one.visitorId,
    ]);
    return one;
  }

  /** Does the steps at once, and checks the park. */
  async take(steps: Step[]): Promise<void> {
    const made = this.#orders.slice();
    await Promise.all(steps.map((step) => this.#do(step, made)));
    await this.check(steps.length > 1, steps.length === 1 && steps[0]?.do === 'jobs');
  }

  async #do(step: Step, made: Made[]): Promise<void> {
    const { park } = this;
    if (step.do === 'order') return this.#order(step);
    if (step.do === 'takeOffer') return this.#takeOffer(step.entry);
    if (step.do === 'jobs') return this.#jobs();
    if (step.do === 'erase') return this.#erase(step.guest);
    if (step.do === 'approve') return this.#approve(step.daily);
    if (step.do === 'group') return this.#group(at(SLOTS, step.slot).day, step.people);
    if (step.do === 'wait') return this.#wait(step.minutes);
    if (step.do === 'wechat') {
      Object.assign(park, { slowRefunds: step.refunds === 'slow', wechatDown: step.refunds === 'down' });
      return step.refunds === 'atOnce' ? park.finishRefunds() : undefined;
    }
    if (step.do === 'close') {
      const { day, slotId } = at(SLOTS, step.slot);
      const closing = staffClosures(park.database).closeSlot(
        { day, reason: 'Storm', ...(step.wholeDay ? {} : { slotId }) },
        park.staff(),
      );
      const closed = await unlessRefused(closing);
      if (closed) this.#closures.push(closed.id);
      return;
    }
    if (step.do === 'reopen') {
      const id = this.#closures[step.closure % this.#closures.length];
      if (id) await staffClosures(park.database).reopenSlot({ id }, park.staff());
      return;
    }
    if (step.do === 'join') {
      const who = at(this.guests, step.guest);
      const wish = { ticketId: at(PRODUCTS, step.product), ...at(SLOTS, step.slot), quantity: step.quantity };
      const entry = this.#answered(who, await park.call(joinWaitingList, wish, who.token));
      if (entry) this.#entries.push({ id: entry.id, guest: who });
      return;
    }
    if (step.do === 'leave') {
      const entry = this.#entries[step.entry % this.#entries.length];
      if (entry) this.#answered(entry.guest, await park.call(leaveWaitingList, { id: entry.id }, entry.guest.token));
      return;
    }
    const choice = step.do === 'answer' ? await this.#asked(made) : made;
    const one = choice[choice.length - 1 - (step.order % choice.length)];
    if (one) await this.#after(step, one);
  }

  /** The orders that a closure asks about; all when there are none, who are refused then. */
  async #asked(made: Made[]): Promise<Made[]> {
    const rows = await this.park.sql<{ id: string }>(
      'select id from ticket_order where closure_id is not null and closure_answer is null',
    );
    const asked = made.filter(({ id }) => rows.some((row) => row.id === id));
    return asked.length > 0 ? asked : made;
  }

  async #after(step: Extract<Step, { order: number }>, one: Made): Promise<void> {
    const { park } = this;
    const { id: orderId, tickets } = one;
    const { token } = one.guest;
    if (step.do === 'pay') {
      if (one.amount > 0) await park.pay({ id: orderId, amount: one.amount - step.fenShort }, step.where);
    } else if (step.do === 'orderAgain') {
      const again = this.#answered(one.guest, await order(park, token, one.wish, one.key));
      assert.ok(again?.id === orderId || this.#erased.has(one.guest.visitorId), 'a retry made another order');
    } else if (step.do === 'cancel') this.#answered(one.guest, await park.call(cancelOrder, { orderId }, token));
    else if (step.do === 'refund') {
      const ids = step.tickets?.map((ticket) => at(tickets, ticket).id);
      this.#answered(one.guest, await park.refund(one.guest, orderId, ids));
    } else if (step.do === 'refundByPark') {
      await unlessRefused(refundByPark(park.database, park.app.pay, { orderId, reason: 'Sorry' }, park.staff()));
    } else if (step.do === 'change')
      this.#answered(one.guest, await park.call(changeOrderDay, { orderId, ...at(SLOTS, step.slot) }, token));
    else if (step.do === 'answer') {
      const choice = step.move ? { choice: 'move' as const, ...at(SLOTS, step.slot) } : { choice: 'refund' as const };
      this.#answered(one.guest, await park.call(answerClosure, { orderId, ...choice }, token));
    } else if (step.do === 'exit') {
      const id = newId();
      const out = () => this.#gate.checkOut({ id, code: at(tickets, step.ticket).number, gate: 'East' }, park.staff());
      const { isCounted } = await out();
      assert.equal((await out()).isCounted, isCounted);
    } else {
      const { verdict } = await this.#gate.checkIn({ code: at(tickets, step.ticket).number, gate: 'East' }, park.staff());
      assert.notEqual(verdict, 'unknown');
    }
  }

  #order({ guest: who, product, slot, quantity, person: first, taps }: Extract<Step, { do: 'order' }>): Promise<void> {
    const wish = { ticketId: at(PRODUCTS, product), ...at(SLOTS, slot), quantity };
    return this.#tap(at(this.guests, who), wish, { first, taps });
  }

  async #takeOffer(index: number): Promise<void> {
    const offers = await this.park.sql<{ visitorId: string; ticketId: string; day: string; slotId: string; quantity: number }>(
      `select visitor_id as "visitorId", product_id as "ticketId", to_char(day, 'YYYY-MM-DD') as day, slot_id as "slotId", quantity
       from ticket_waiting where status = 'offered' order by sequence`,
    );
    const { visitorId, ...wish } = offers[index % offers.length] ?? {};
    const who = this.guests.find((one) => one.visitorId === visitorId);
    if (who) await this.#tap(who, wish, { first: index, taps: 1 });
  }

  /** So many taps with one key. `first`: the first of the persons, where the product asks for them. */
  async #tap(who: Guest, asked: Partial<AddOrderIn>, { first, taps }: { first: number; taps: number }): Promise<void> {
    const { park } = this;
    const persons = Array.from({ length: asked.quantity ?? 0 }, (_, index) => person((first + index) % PERSONS));
    const wish = asked.ticketId === NAMED ? { ...asked, visitors: persons } : asked;
    const key = newId();
    const answers = await Promise.all(Array.from({ length: taps }, () => order(park, who.token, wish, key)));
    const made = answers.flatMap((answer) => this.#answered(who, answer) ?? []);
    assert.ok(new Set(made.map(({ id }) => id)).size <= 1, 'taps with one key made several orders');
    const [one] = made;
    if (one) this.#orders.push({ ...one, guest: who, wish, key });
  }

  /** A refusal is an answer; a mistake of the server is not, nor that it does not know who has an account. */
  #answered<T>({ visitorId }: Guest, envelope: Envelope<T>): T | undefined {
    const isKnown = envelope.code !== 401 || this.#erased.has(visitorId);
    assert.ok(envelope.code < 500 && isKnown, `${envelope.code} ${envelope.message}`);
    return envelope.code === 200 ? envelope.result : undefined;
  }

  /** Who is erased comes back as somebody new. */
  async #erase(index: number): Promise<void> {
    const { database, app, now } = this.park;
    const { visitorId } = at(this.guests, index);
    this.#erased.add(visitorId);
    this.guests[index % GUESTS] = await this.#newcomer();
    await eraseVisitor({ database, pay: app.pay, files: { deleteLoose: async () => 0 } }, visitorId, now());
  }

  async #jobs(): Promise<void> {
    const { database, app, config } = this.park;
    for (const job of ticketJobs(database, app.pay, config)) await job.run(this.park.now());
    await app.pay.sendRefunds(this.park.now());
    await app.pay.sendShipping(this.park.now());
  }

  /** An owner, now; what of the request else there is, nobody asks for. */
  #owner(): never {
    return { ...this.park.staff(), admin: LIN } as never;
  }

  /** From today on; the maximum may be above or below what is sold. */
  async #approve(daily: number): Promise<void> {
    this.#approved.push(daily);
    const { park } = this;
    const { getCapacity, saveCapacity } = staffCapacity(park.database, createCrowds(park.database));
    const { settings } = await getCapacity({}, this.#owner());
    const validFrom = parkDay(park.now());
    const { version = 0 } = settings.find((one) => one.validFrom === validFrom) ?? {};
    const approval = { validFrom, daily, momentary: daily, approval: 'No. 1', meanStay: null, version };
    await unlessRefused(saveCapacity(approval, this.#owner()));
  }

  async #group(day: string, people: number): Promise<void> {
    const { park } = this;
    const group = { id: newId(), version: 0, day, name: 'School', people };
    const save = staffCapacity(park.database, createCrowds(park.database)).saveParkGroup(group, this.#owner());
    await unlessRefused(save);
  }

  #wait(minutes: number): void {
    const then = this.park.now() + minutes * MINUTE;
    if (then < parkMoment(LAST_DAY, '00:00')) this.park.later(minutes * MINUTE);
  }

  /** What holds at every moment. */
  async check(severalSteps: boolean, isTidy = false): Promise<void> {
    const { park } = this;
    await park.agree();
    const wrong = await park.sql<{ what: string }>(
      `select 'unpaid orders beyond the limit' as what, visitor_id as whose from ticket_order
         where status = 'pending' and expires_at > $1 group by visitor_id having count(*) > ${TICKET.unpaidOrders}
       union all select 'a person has two tickets of a day', person_hash from ticket
         where status in ('held', 'valid', 'used') and person_hash is not null group by person_hash, day having count(*) > 1
       union all select 'an order of too many', id from ticket_order where quantity > ${TICKET.perOrder}
       union all select 'somebody waits beside free places', w.id
         from ticket_waiting w join ticket_stock k using (product_id, day, slot_id) join ticket_slot s on s.id = w.slot_id
         where w.status = 'waiting' and k.closure_id is null and w.quantity <= least(k.stock - k.taken, park_day_left(w.day, $2::date))
           and ($3::boolean or park_day_left(w.day, $2::date) is null)
           and (w.day + s.end_clock::time) at time zone 'Asia/Shanghai' > $1`,
      [new Date(park.now()).toISOString(), parkDay(park.now()), isTidy],
    );
    assert.deepEqual(wrong, []);
    assert.deepEqual((await checkBooks(park.database.db)).faults, []);
    await this.#checkDays();
    await this.#checkHistories(severalSteps);
    await this.#checkShipping();
  }

  /** WeChat is told of each payment that the park keeps, once, and corrected once at most. */
  async #checkShipping(): Promise<void> {
    const { park } = this;
    for (const [transaction, items] of park.shipped) assert.ok(items.length <= 2, `${transaction} was told as ${items}`);
    const untold = await park.sql<{ id: string }>(
      `select t.transaction_id as id from pay_shipping s join pay_trade t using (out_trade_no) where s.status = 'sent'`,
    );
    for (const { id } of untold) assert.ok(park.shipped.has(id), `${id} was not told`);
  }

  /** Nobody is let into a full day: it never has more than the maximum, or than it had when that was lowered. */
  async #checkDays(): Promise<void> {
    const { park } = this;
    const days = await park.sql<{ day: string; taken: number; daily: number | null }>(
      `select to_char(d.day, 'YYYY-MM-DD') as day, d.taken, (capacity_on(d.day)).daily as daily from park_day d`,
    );
    for (const { day, taken, daily } of days) {
      const most = Math.max(daily ?? Number.POSITIVE_INFINITY, this.#taken.get(day) ?? 0, ...this.#approved);
      assert.ok(taken <= most, `${day} has ${taken} of ${daily}`);
      this.#taken.set(day, taken);
    }
    const [now] = await park.sql<{ daily: number | null }>('select daily from capacity_on($1::date)', [parkDay(park.now())]);
    this.#approved = [now?.daily ?? Number.POSITIVE_INFINITY];
    const wrong = await park.sql(
      `select 'left without coming in' as what from park_exit e join ticket t on t.id = e.ticket_id where t.status <> 'used' or t.day <> e.day
       union all select 'left twice' from park_exit group by ticket_id having count(*) > 1
       union all select 'a level that is none of the figure' from park_day d, capacity_on(d.day) c
         where d.level > coalesce(capacity_step(100, d.taken, c.daily), 0) or d.level < capacity_step(0, d.taken, c.daily)`,
    );
    assert.deepEqual(wrong, []);
  }

  async #checkHistories(severalSteps: boolean): Promise<void> {
    const rows = await this.park.sql<Thing & { id: string; of: 'order' | 'ticket'; isErased: boolean }>(
      `select o.id, 'order' as of, status, concat_ws(' ', number, product_id, quantity, price, amount) as fixed, visitor_id as whose,
         v.erased_at is not null as "isErased" from ticket_order o join visitor v on v.id = o.visitor_id
       union all select t.id, 'ticket', status, concat_ws(' ', number, order_id, product_id, price), coalesce(person_hash, ''),
         v.erased_at is not null from ticket t join visitor v on v.id = t.visitor_id`,
    );
    for (const { id, of, status, fixed, whose, isErased } of rows) {
      const before = this.#seen.get(id);
      const first = of === 'order' ? ['pending', 'paid'] : ['held', 'valid'];
      const [paths, from] = [of === 'order' ? ORDER_PATHS : TICKET_PATHS, before ? [before.status] : first];
      const legal = severalSteps ? reachable(paths, from) : reachable(paths, from, before ? 1 : 0);
      assert.ok(legal.has(status), `${of} ${id} went from ${before?.status ?? 'nothing'} to ${status}`);
      assert.equal(fixed, before?.fixed ?? fixed, 'what was bought was changed');
      assert.ok(
        isErased ? !this.#erased.has(whose) : whose === (before?.whose ?? whose),
        'it is somebody else’s, or of who was erased',
      );
      this.#seen.set(id, { status, fixed, whose });
    }
    assert.equal(rows.length, this.#seen.size, 'an order or a ticket is gone');
  }

  /** A day later nothing is under way: what is left is exactly what visitors are told, and the ledger alone says what it is worth. */
  async end(): Promise<void> {
    const { park } = this;
    Object.assign(park, { slowRefunds: false, wechatDown: false });
    park.later(SETTLED_BY);
    await this.#jobs();
    await park.finishRefunds();
    await this.check(true);
    assert.equal(await park.count(`ticket_order where status in ('pending', 'refunding')`), 0);
    assert.equal(await park.count(`pay_refund where status <> 'done'`), 0);
    const [money] = await park.sql<{ ledger: number; worth: number }>(
      `select (select coalesce(sum(amount), 0)::int from pay_ledger) as ledger,
         coalesce(sum(case when status in ('valid', 'used') then price when status = 'refunded' then price - refund_amount else 0 end), 0)::int as worth
       from ticket`,
    );
    assert.equal(money?.ledger, money?.worth);
    for (let day = TODAY; day <= parkDay(park.now()); day = addDays(day, 1))
      assert.deepEqual((await park.app.pay.staff.reconcile({ day }, this.#owner())).differences, []);
    assert.equal(await park.count(`visitor where id in ('', '${[...this.#erased].join("', '")}')`), 0);
    // Of whom nobody knows any more who paid, staff tell WeChat.
    assert.equal(await park.count(`pay_shipping where status in ('due', 'failed') and problem is distinct from 'NO_PAYER'`), 0);
    for (const productId of PRODUCTS) await this.#checkTold(productId, addDays(parkDay(park.now()), 1));
  }

  /** Remaining, as a visitor is told, and tickets and offers are the whole. */
  async #checkTold(productId: string, day: string): Promise<void> {
    const { park } = this;
    for (const { id, remaining, state } of ok(await park.call(getTicketStock, { id: productId, day }))) {
      if (state === 'closed') continue;
      const slotOf = `product_id = '${productId}' and day = '${day}' and slot_id = '${id}'`;
      const held = await park.count(`ticket where ${slotOf} and status in ('held', 'valid', 'used')`);
      const offered = await park.count(
        `ticket_waiting w, generate_series(1, w.quantity) where ${slotOf} and status = 'offered'`,
      );
      const [left] = await park.sql<{ left: number | null }>('select park_day_left($1::date, null) as left', [day]);
      const free = PLACES - held - offered;
      assert.equal(remaining, Math.min(free, left?.left ?? free));
    }
  }
}

/** Where the paths lead in so many steps at most; by default in any number. */
function reachable(paths: Record<string, string[]>, from: string[], steps = Number.POSITIVE_INFINITY): Set<string> {
  const found = new Set(from);
  for (let step = 0, size = 0; step < steps && size < found.size; step++) {
    size = found.size;
    for (const status of [...found]) for (const next of paths[status] ?? []) found.add(next);
  }
  return found;
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  assert.ok(item !== undefined);
  return item;
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
