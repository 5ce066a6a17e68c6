import assert from 'node:assert/strict';
import type { Envelope } from '@park/contract/envelope';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, DAY_MS, MINUTE_MS, parkDay, parkMoment } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { cancelOrder, changeOrderDay } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addBasket } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { joinWaitingList, leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import { SANDBOX_MINI } from '../../../config';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import { staffCapacity } from '../../capacity/capacityStaff.service';
import { createCrowds } from '../../capacity/crowd.service';
import { ownTables } from '../../modules';
import { eraseVisitor } from '../../visitor/ownData/erase.service';
import { staffClosures } from '../closure/closure.service';
import { refundPart } from '../desk/partRefund.service';
import { testGate } from '../gate/gate.testing';
import { createGateUndo } from '../gate/undo.service';
import { refundByPark } from '../order/refund.service';
import type { OrderChangesPark } from '../orderChangesPark.testing';
import { type Guest, order, TODAY } from '../salePark.testing';
import { ticketJobs } from '../ticket.jobs.service';
import { at, GUESTS, PLACES, PRODUCTS, SLOTS, type Step, withPersons } from './saleSteps.testing';
import { SaleTruth } from './saleTruth.testing';

const LIN = { id: 'Lin', userName: 'Lin', roles: ['owner'] };
const SETTLED_BY = DAY_MS;
/** Sessions of the guests last a week, and the walk ends a day after its last step. */
const LAST_DAY = addDays(TODAY, 4);

interface Made extends Pick<Order, 'id' | 'amount' | 'tickets'> {
  guest: Guest;
  /** What a payment of it is for. */
  pays: Pick<Order, 'id' | 'amount'>;
  again(): Promise<Envelope<Order>>;
}

/** One random story of a park, told through the real calls and services, and checked after each of its steps. */
export class SaleWalk {
  readonly #orders: Made[] = [];
  readonly #entries: { id: string; guest: Guest }[] = [];
  readonly #closures: string[] = [];
  /** Ids of scans, newest first. */
  readonly #scans: string[] = [];
  readonly #gate;
  readonly #truth;

  private constructor(
    readonly park: OrderChangesPark,
    readonly guests: Guest[],
  ) {
    this.#truth = new SaleTruth(park);
    this.#gate = testGate(park.database);
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
    await this.#truth.check(steps.length > 1, steps.length === 1 && steps[0]?.do === 'jobs');
  }

  async #do(step: Step, made: Made[]): Promise<void> {
    const { park } = this;
    if (step.do === 'order') return this.#order(step);
    if (step.do === 'basket') return this.#basket(step);
    if (step.do === 'takeOffer') return this.#takeOffer(step.entry);
    if (step.do === 'undo') return this.#undo(step.scan);
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
      const closing = staffClosures(park.database, park.app.pay).closeSlot(
        {
          ...{ day, reason: 'Storm', ...(step.wholeDay ? {} : { slotId }) },
          ...(step.product !== null && { ticketId: at(PRODUCTS, step.product) }),
        },
        park.staff(),
      );
      const closed = await unlessRefused(closing);
      if (closed) this.#closures.push(closed.id);
      return;
    }
    if (step.do === 'reopen') {
      const id = this.#closures[step.closure % this.#closures.length];
      if (id) await staffClosures(park.database, park.app.pay).reopenSlot({ id }, park.staff());
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
    const awaiting = made.filter(({ id }) => rows.some((row) => row.id === id));
    return awaiting.length > 0 ? awaiting : made;
  }

  async #after(step: Extract<Step, { order: number }>, one: Made): Promise<void> {
    const { park } = this;
    const { id: orderId, tickets } = one;
    const { token } = one.guest;
    if (step.do === 'pay') {
      const { id, amount } = one.pays;
      if (amount > 0) await park.pay({ id, amount: amount - step.fenShort }, step.where);
    } else if (step.do === 'orderAgain') {
      const again = this.#answered(one.guest, await one.again());
      assert.ok(again?.id === one.pays.id || this.#truth.erased.has(one.guest.visitorId), 'a retry made another order');
    } else if (step.do === 'cancel') this.#answered(one.guest, await park.call(cancelOrder, { orderId }, token));
    else if (step.do === 'refund') {
      const ids = step.tickets?.map((ticket) => at(tickets, ticket).id);
      this.#answered(one.guest, await park.refund(one.guest, orderId, ids));
    } else if (step.do === 'refundByPark') {
      await unlessRefused(refundByPark(park.database, park.app.pay, { orderId, reason: 'Sorry' }, park.staff()));
    } else if (step.do === 'refundPart') {
      const input = { id: newId(), orderId, amount: step.fen, reason: 'Sorry' };
      const give = () => refundPart(park.database, park.app.pay, input, park.staff());
      await unlessRefused(Promise.all(Array.from({ length: step.taps }, give)));
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
      const id = newId();
      const { verdict } = await this.#gate.checkIn({ id, code: at(tickets, step.ticket).number, gate: 'East' }, park.staff());
      this.#scans.unshift(id);
      assert.notEqual(verdict, 'unknown');
    }
  }

  #order({ guest: who, product, slot, quantity, person: first, taps }: Extract<Step, { do: 'order' }>): Promise<void> {
    const wish = { ticketId: at(PRODUCTS, product), ...at(SLOTS, slot), quantity };
    return this.#tap(at(this.guests, who), wish, { first, taps });
  }

  #basket({ guest: who, slot, quantities, person: first, taps }: Extract<Step, { do: 'basket' }>): Promise<void> {
    const { day, slotId } = at(SLOTS, slot);
    const lines = PRODUCTS.map((ticketId, nth) => withPersons({ ticketId, slotId, quantity: quantities[nth] ?? 0 }, first));
    const wish = { day, phone: '13800138000', lines: lines.filter(({ quantity }) => quantity > 0) };
    const { token, visitorId } = at(this.guests, who);
    const send = async (key: string): Promise<Envelope<Order>> =>
      (await this.park.send(addBasket, wish, token, { 'idempotency-key': key })).json();
    return wish.lines.length > 0 ? this.#send({ token, visitorId }, taps, send) : Promise.resolve();
  }

  async #undo(index: number): Promise<void> {
    const id = this.#scans[index];
    const undo = createGateUndo(this.park.database).undoCheckIn;
    if (id) await unlessRefused(undo({ ids: [id], reason: 'mistake' }, this.park.staff()));
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
  #tap(who: Guest, input: Partial<AddOrderIn>, { first, taps }: { first: number; taps: number }): Promise<void> {
    return this.#send(who, taps, (key) => order(this.park, who.token, withPersons(input, first), key));
  }

  async #send(who: Guest, taps: number, send: (key: string) => Promise<Envelope<Order>>): Promise<void> {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: taps }, () => send(key)));
    const made = answers.flatMap((answer) => this.#answered(who, answer) ?? []);
    assert.ok(new Set(made.map(({ id }) => id)).size <= 1, 'taps with one key made several orders');
    const [one] = made;
    if (!one) return;
    const lines = one.basket ?? [one];
    const pays = { id: one.id, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
    this.#orders.push(...lines.map((line) => ({ ...line, guest: who, pays, again: () => send(key) })));
  }

  /** A refusal is an answer; a mistake of the server is not, nor that it does not know who has an account. */
  #answered<T>({ visitorId }: Guest, envelope: Envelope<T>): T | undefined {
    const isKnown = envelope.code !== 401 || this.#truth.erased.has(visitorId);
    assert.ok(envelope.code < 500 && isKnown, `${envelope.code} ${envelope.message}`);
    return envelope.code === 200 ? envelope.result : undefined;
  }

  /** Who is erased comes back as somebody new. */
  async #erase(index: number): Promise<void> {
    const { database, app, now } = this.park;
    const { visitorId } = at(this.guests, index);
    this.#truth.erased.add(visitorId);
    this.guests[index % GUESTS] = await this.#newcomer();
    await eraseVisitor({ database, ownTables, pay: app.pay, files: { deleteLoose: async () => 0 } }, visitorId, now());
  }

  async #jobs(): Promise<void> {
    const { database, app, config } = this.park;
    for (const job of ticketJobs(database, app.pay, config)) await job.run(this.park.now());
    await app.pay.sendRefunds(this.park.now());
    await app.pay.sendShipping(this.park.now());
  }

  /** An owner, now; what of the request else there is, nobody asks for. */
  #owner(): never {
    return { ...this.park.staff(), admin: LIN, rules: async () => DEFAULT_RULES } as never;
  }

  /** From today on; the maximum may be above or below what is sold. */
  async #approve(daily: number): Promise<void> {
    this.#truth.approve(daily);
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
    const then = this.park.now() + minutes * MINUTE_MS;
    if (then < parkMoment(LAST_DAY, '00:00')) this.park.later(minutes * MINUTE_MS);
  }

  /** A day later nothing is under way. */
  async end(): Promise<void> {
    const { park } = this;
    Object.assign(park, { slowRefunds: false, wechatDown: false });
    park.later(SETTLED_BY);
    await this.#jobs();
    await park.finishRefunds();
    await this.#truth.check(true);
    await this.#truth.checkSettled(this.#owner());
  }
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
