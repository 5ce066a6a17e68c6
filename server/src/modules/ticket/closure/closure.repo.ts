import { eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { ordered, tableList } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import { locksById, rowsOf } from '../../../db/tableRows';
import { slotEnd, slotMoment, slotStart } from '../slot.repo';
import { ticketClosure } from '../ticket.tables';

export type ClosureRow = typeof ticketClosure.$inferSelect;

/** A day, or one slot of it, of all products or of one. */
export interface Span {
  day: string;
  slotId: string | null;
  productId: string | null;
}

export interface ClosureCounts {
  /** Paid orders that have to choose, and their unused tickets. */
  orders: number;
  tickets: number;
  /** Unpaid orders that were cancelled. */
  cancelled: number;
}

/** What a visitor lost by a closure, with what a message tells of it: an order, or an entry of the waiting list. */
export interface ClosedOrder {
  id: string;
  basketId?: string | null;
  visitorId: string;
  start: number;
  end: number;
}

const covers = (t: SQL, { day, slotId, productId }: Span): SQL =>
  sql.join(
    [
      sql`${t}.day = ${day}::date`,
      ...(slotId === null ? [] : [sql`${t}.slot_id = ${slotId}`]),
      ...(productId === null ? [] : [sql`${t}.product_id = ${productId}`]),
    ],
    sql` and `,
  );

/** When the slots of a span that are not over begin and end; undefined when there are none. */
export async function readSpan(db: Db, span: Span, now: number): Promise<{ known: boolean; end: number | null }> {
  const end = slotMoment(sql`${span.day}::date`, sql`s.end_clock`);
  const [row] = await rows(db)<{ known: boolean; end: number | null }>`
    select count(*) > 0 as known, ${ms(sql`max(${end}) filter (where ${end} > ${at(now)})`)} as end
    from ticket_slot s where ${span.slotId}::text is null or s.id = ${span.slotId}`;
  return row ?? { known: false, end: null };
}

/** The closure that keeps all of a span closed already. */
export async function findCovering(db: Db, { day, slotId, productId }: Span): Promise<ClosureRow | undefined> {
  const [row] = await db
    .select()
    .from(ticketClosure)
    .where(
      sql`${ticketClosure.day} = ${day}::date and ${ticketClosure.reopenedAt} is null
        and (${ticketClosure.slotId} is null or ${ticketClosure.slotId} = ${slotId})
        and (${ticketClosure.productId} is null or ${ticketClosure.productId} = ${productId})`,
    )
    .limit(1);
  return row;
}

/**
 * Orders of a span that a closure made at `from` touches: unpaid ones, and paid ones with an unused ticket, unless their slot was over.
 * `at_window`: a window may have sold it without a network, so it is nobody's to cancel.
 */
function touched(span: Span, from: number, now: number): SQL {
  return sql`select o.*, o.status = 'pending' and exists (select from window_quota q where q.id = o.visitor_id) as at_window from ticket_order o
    where ${covers(sql`o`, span)} and o.end_at > ${at(from)} and (o.status = 'pending' and o.expires_at > ${at(now)}
      or o.status in ('paid', 'partlyUsed') and exists (select 1 from ticket t where t.order_id = o.id and t.status = 'valid'))`;
}

/** What closing a span would do; `amount`: fen of the tickets, `waiting`: entries of the waiting list that end. */
export async function weighSpan(db: Db, span: Span, now: number): Promise<ClosureCounts & { amount: number; waiting: number }> {
  const [row] = await rows(db)<ClosureCounts & { amount: number; waiting: number }>`with touched as (${touched(span, now, now)})
    select count(*) filter (where status <> 'pending')::int as orders,
      count(*) filter (where status = 'pending' and not at_window)::int as cancelled,
      coalesce(max(held.tickets), 0) as tickets, coalesce(max(held.amount), 0) as amount,
      (select count(*)::int from ticket_waiting w
        where ${covers(sql`w`, span)} and w.status in ('waiting', 'offered')) as waiting
    from touched, (select count(*)::int as tickets, coalesce(sum(t.price - t.part_refund), 0)::float8 as amount
      from ticket t join touched o on o.id = t.order_id where o.status <> 'pending' and t.status = 'valid') as held`;
  return row ?? { orders: 0, tickets: 0, cancelled: 0, amount: 0, waiting: 0 };
}

/** @returns undefined when the span was closed by somebody else meanwhile */
export async function insertClosure(
  tx: Db,
  closure: Span & { reason: string; answerUntil: number; now: number },
): Promise<ClosureRow | undefined> {
  const { day, slotId, productId, reason, answerUntil, now } = closure;
  const [row] = await tx
    .insert(ticketClosure)
    .values({ id: newId(), day, slotId, productId, reason, answerUntil, orders: 0, tickets: 0, cancelled: 0, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Shuts the stock rows of closures: from the commit on nobody buys, moves or pays late into them. */
export async function shutStock(tx: Db, closureIds: string[], now: number): Promise<void> {
  const covered = sql`c.id = any(${sql.param(closureIds)}::text[]) and c.day = t.day
    and coalesce(c.slot_id, t.slot_id) = t.slot_id and coalesce(c.product_id, t.product_id) = t.product_id`;
  await lockStockWhere(tx, sql`exists (select from ticket_closure c where ${covered})`);
  await rows(tx)`update ticket_stock t set closure_id = coalesce(t.closure_id, c.id) from ticket_closure c, ticket_slot s
    where ${covered} and s.id = t.slot_id and ${slotMoment(sql`t.day`, sql`s.end_clock`)} > ${at(now)}`;
}

/** A statement of its own: one that also changed the rows would go back to versions that others wait at (decision 218). */
async function lockStockWhere(tx: Db, which: SQL): Promise<void> {
  await rows(tx)`select 1 from ticket_stock t where ${which} order by product_id, day, slot_id for no key update`;
}

/** One at a time works on a closure. */
export const lockClosure = locksById(ticketClosure, 'no key update');

/**
 * Locks the orders that a closure touches, in the order of their ids, and then: paid ones are asked to choose, unpaid ones are
 * cancelled. Nothing of it again when it is repeated. The places of the unpaid ones are still counted (`endHolds`).
 */
export async function askOrders(
  tx: Db,
  closure: ClosureRow,
  now: number,
): Promise<{ awaiting: ClosedOrder[]; cancelled: ClosedOrder[]; tickets: number }> {
  await rows(tx)`with touched as (${touched(closure, closure.createdAt, now)})
    select o.id from ticket_order o where o.id in (select id from touched) order by o.id for no key update`;
  const columns = sql`o.id, o.basket_id as "basketId", o.visitor_id as "visitorId", ${ms(sql`o.start_at`)} as start, ${ms(sql`o.end_at`)} as end`;
  const cancelled = await rows(tx)<ClosedOrder>`with gone as (
      update ticket_order o set status = 'cancelled', ended_at = ${at(now)}
      where o.id in (select id from (${touched(closure, closure.createdAt, now)}) as due where due.status = 'pending' and not at_window)
      returning o.*
    )
    select ${columns} from gone o order by o.id`;
  const awaiting = await rows(tx)<ClosedOrder & { tickets: number }>`with awaiting as (
      update ticket_order o set closure_id = ${closure.id}, closure_answer = null
      where o.id in (select id from (${touched(closure, closure.createdAt, now)}) as due where due.status <> 'pending' or at_window)
        and (o.closure_id is null or o.closure_answer is not null)
      returning o.*
    )
    select ${columns}, (select count(*)::int from ticket t where t.order_id = o.id and t.status = 'valid') as tickets
    from awaiting o where o.status <> 'pending' order by o.id`;
  return { awaiting, cancelled, tickets: awaiting.reduce((sum, { tickets }) => sum + tickets, 0) };
}

/**
 * Ends what else holds places of a closed span: tickets of the orders just cancelled, the waiting list with its offers.
 * Takes the stock rows' locks.
 * @returns who waited
 */
export async function endHolds(tx: Db, closure: ClosureRow, cancelledIds: string[], now: number): Promise<ClosedOrder[]> {
  await lockStockWhere(tx, covers(sql`t`, closure));
  return rows(tx)<ClosedOrder>`with released as (
      update ticket t set status = 'released'
      where t.order_id = any(${sql.param(cancelledIds)}::text[]) and t.status = 'held'
      returning t.product_id, t.day, t.slot_id
    ), due as (
      select w.id, w.status from ticket_waiting w
      join ticket_stock t on t.product_id = w.product_id and t.day = w.day and t.slot_id = w.slot_id
      where ${covers(sql`w`, closure)} and w.status in ('waiting', 'offered') and t.closure_id is not null
    ), ended as (
      update ticket_waiting w set status = 'ended', ended_at = ${at(now)} from due where w.id = due.id
      returning w.*, due.status as before
    ), freed as (
      select product_id, day, slot_id, sum(places) as places from (
        select product_id, day, slot_id, 1 as places from released
        union all
        select product_id, day, slot_id, quantity from ended where before = 'offered'
      ) as given group by 1, 2, 3
    ), counted as (
      update ticket_stock t set taken = t.taken - freed.places from freed
      where t.product_id = freed.product_id and t.day = freed.day and t.slot_id = freed.slot_id
    )
    select w.id, w.visitor_id as "visitorId", ${slotStart(sql`w.day`)} as start, ${slotEnd(sql`w.day`)} as end
    from ended w join ticket_slot s on s.id = w.slot_id order by w.sequence`;
}

/** Adds to what the closure did so far. */
export async function addCounts(tx: Db, id: string, counts: ClosureCounts): Promise<ClosureRow> {
  // The trigger `ticket_closure_knows_products` refuses older nodes.
  await tx.execute(sql`select set_config('park.knows_products', 'yes', true)`);
  const [row] = await tx
    .update(ticketClosure)
    .set({
      orders: sql`${ticketClosure.orders} + ${counts.orders}`,
      tickets: sql`${ticketClosure.tickets} + ${counts.tickets}`,
      cancelled: sql`${ticketClosure.cancelled} + ${counts.cancelled}`,
    })
    .where(eq(ticketClosure.id, id))
    .returning();
  if (!row) throw new Error('A closure vanished inside its own transaction.');
  return row;
}

/**
 * Opens what only this closure keeps closed; what another one also covers passes to that one, with the orders that wait.
 * @returns orders that nobody asks any more
 */
export async function reopenClosure(tx: Db, closure: ClosureRow, now: number): Promise<ClosedOrder[]> {
  await tx.update(ticketClosure).set({ reopenedAt: now }).where(eq(ticketClosure.id, closure.id));
  const other = (t: SQL) => sql`(select c.id from ticket_closure c where c.day = ${t}.day and c.reopened_at is null
    and (c.slot_id is null or c.slot_id = ${t}.slot_id) and (c.product_id is null or c.product_id = ${t}.product_id) limit 1)`;
  await rows(tx)`select o.id from ticket_order o where o.closure_id = ${closure.id} and o.closure_answer is null
    order by o.id for no key update`;
  const released = await rows(tx)<ClosedOrder & { still: string | null }>`
    update ticket_order o set closure_id = ${other(sql`o`)} where o.closure_id = ${closure.id} and o.closure_answer is null
    returning o.id, o.visitor_id as "visitorId", ${ms(sql`o.start_at`)} as start, ${ms(sql`o.end_at`)} as end,
      o.closure_id as still`;
  await lockStockWhere(tx, sql`closure_id = ${closure.id}`);
  await rows(tx)`update ticket_stock t set closure_id = ${other(sql`t`)} where closure_id = ${closure.id}`;
  return released.filter(({ still }) => still === null);
}

/** Open closures of a day and the days after it. */
export async function listOpenClosures(db: Db, day: string): Promise<ClosureRow[]> {
  return rowsOf(
    db,
    ticketClosure,
    sql`${ticketClosure.reopenedAt} is null and ${ticketClosure.day} >= ${day}::date`,
    ticketClosure.createdAt,
    ticketClosure.id,
  );
}

/** Orders that did not answer in time, the oldest question first. */
export async function listUnanswered(db: Db, now: number, limit: number): Promise<{ id: string }[]> {
  return rows(db)`select o.id from ticket_order o join ticket_closure c on c.id = o.closure_id
    where o.closure_answer is null and o.status not in ('pending', 'expired', 'cancelled') and c.answer_until <= ${at(now)} order by c.answer_until, o.id limit ${limit}`;
}

/** All closures, newest first. */
export const CLOSURES = tableList(ticketClosure, ordered(ticketClosure, ticketClosure.createdAt));
