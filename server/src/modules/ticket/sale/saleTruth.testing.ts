import assert from 'node:assert/strict';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import { getTicketStock } from '@park/contract/ticket/product/calls';
import type { OrderChangesPark } from '../orderChangesPark.testing';
import { ok, TODAY } from '../salePark.testing';
import { checkBooks } from './books.repo';
import { PLACES, PRODUCTS } from './saleSteps.testing';

const ORDER_PATHS: Record<OrderStatus, OrderStatus[]> = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['partlyUsed', 'used', 'refunding', 'refunded'],
  // A gate takes an entry back.
  partlyUsed: ['used', 'refunding', 'paid'],
  refunding: ['refunded', 'used', 'paid', 'partlyUsed'],
  used: ['paid', 'partlyUsed'],
  refunded: [],
};
const TICKET_PATHS: Record<TicketStatus, TicketStatus[]> = {
  held: ['valid', 'released'],
  released: ['valid'],
  valid: ['used', 'refunding', 'refunded'],
  refunding: ['refunded'],
  used: ['valid'],
  refunded: [],
};

/** An order or a ticket; `whose`: its visitor's, or the hash of the person it names. */
interface Thing {
  status: string;
  fixed: string;
  whose: string;
}

/** What must be true of a park after each step of a random story, and when all is over. */
export class SaleTruth {
  readonly #seen = new Map<string, Thing>();
  /** Taken of each day at the last check, and the maxima that were valid since then: there is none at first. */
  readonly #taken = new Map<string, number>();
  #approved = [Number.POSITIVE_INFINITY];
  /** Ids of those who had themselves erased; what they still ask is refused. */
  readonly erased = new Set<string>();

  constructor(readonly park: OrderChangesPark) {}

  /** A maximum that may be valid from now on. */
  approve(daily: number): void {
    this.#approved.push(daily);
  }

  /** What holds at every moment. */
  async check(severalSteps: boolean, isTidy = false): Promise<void> {
    const { park } = this;
    await park.agree();
    const shuts = (row: string) => `exists (select from ticket_closure c where c.reopened_at is null and c.day = ${row}.day
      and coalesce(c.slot_id, ${row}.slot_id) = ${row}.slot_id and coalesce(c.product_id, ${row}.product_id) = ${row}.product_id`;
    const wrong = await park.sql<{ what: string }>(
      `select 'unpaid orders beyond the limit' as what, visitor_id as whose from ticket_order
         where status = 'pending' and expires_at > $1 group by visitor_id having count(distinct coalesce(basket_id, id)) > ${DEFAULT_RULES.ticket.unpaidOrders}
       union all select 'a person has two tickets of a day', person_hash from ticket
         where status in ('held', 'valid', 'used') and person_hash is not null group by person_hash, day having count(*) > 1
       union all select 'an order of too many', coalesce(basket_id, id) from ticket_order
         group by coalesce(basket_id, id) having sum(quantity) > ${DEFAULT_RULES.ticket.perOrder}
       union all select 'a basket that is paid, cancelled or waits in part', basket_id from ticket_order where basket_id is not null
         group by basket_id having count(distinct case when status in ('cancelled', 'expired') or (status = 'pending' and expires_at <= $1) then 'over'
           when status = 'pending' then status else 'paid' end) > 1
       union all select 'somebody waits beside free places', w.id
         from ticket_waiting w join ticket_stock k using (product_id, day, slot_id) join ticket_slot s on s.id = w.slot_id
         where w.status = 'waiting' and k.closure_id is null and w.quantity <= least(k.stock - k.taken, park_day_left(w.day, $2::date))
           and ($3::boolean or park_day_left(w.day, $2::date) is null)
           and (w.day + s.end_clock::time) at time zone 'Asia/Shanghai' > $1
       union all select 'closed without a closure, or open beside one', concat_ws(' ', k.product_id, k.day, k.slot_id)
         from ticket_stock k join ticket_slot s on s.id = k.slot_id
         where (k.day + s.end_clock::time) at time zone 'Asia/Shanghai' > $1
           and case when k.closure_id is null then ${shuts('k')}) else not ${shuts('k')} and c.id = k.closure_id) end
       union all select 'asked about another closure', id from ticket_order o
         where o.closure_id is not null and o.closure_answer is null and not ${shuts('o')} and c.id = o.closure_id)`,
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
      const limit = Math.max(daily ?? Number.POSITIVE_INFINITY, this.#taken.get(day) ?? 0, ...this.#approved);
      assert.ok(taken <= limit, `${day} has ${taken} of ${daily}`);
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
        isErased ? !this.erased.has(whose) && (of === 'order' || whose === '') : whose === (before?.whose ?? whose),
        'it is somebody else’s, or of who was erased',
      );
      this.#seen.set(id, { status, fixed, whose });
    }
    assert.equal(rows.length, this.#seen.size, 'an order or a ticket is gone');
  }

  /** What is left is exactly what visitors are told, and the ledger alone says what it is worth. */
  async checkSettled(owner: never): Promise<void> {
    const { park } = this;
    assert.equal(await park.count(`ticket_order where status in ('pending', 'refunding')`), 0);
    assert.equal(await park.count(`pay_refund where status <> 'done'`), 0);
    const [money] = await park.sql<{ ledger: number; worth: number }>(
      `select (select coalesce(sum(amount), 0)::int from pay_ledger) as ledger,
         coalesce(sum(case when status in ('valid', 'used', 'refunded') then price - part_refund - coalesce(refund_amount, 0) else 0 end), 0)::int as worth
       from ticket`,
    );
    assert.equal(money?.ledger, money?.worth);
    for (let day = TODAY; day <= parkDay(park.now()); day = addDays(day, 1))
      assert.deepEqual((await park.app.pay.staff.reconcile({ day }, owner)).differences, []);
    assert.equal(await park.count(`visitor where id in ('', '${[...this.erased].join("', '")}')`), 0);
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
