import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { lockOrders, type OrderRow } from '../order/order.repo';
import { readInOrder } from './windowSale.repo';

/** Tickets that a window took to sell without a network; moments in epoch milliseconds. */
export interface QuotaRow {
  /** Its orders' visitor, too. */
  id: string;
  key: string;
  /** What was asked for under the key. */
  requestHash: string;
  shiftId: string;
  createdAt: number;
}

const SELECT = sql`select q.id, q.key, q.request_hash as "requestHash", q.shift_id as "shiftId", ${ms(sql`q.created_at`)} as "createdAt"
  from window_quota q`;

export const findQuota = async (db: Db, key: string): Promise<QuotaRow | undefined> =>
  (await rows(db)<QuotaRow>`${SELECT} where q.key = ${key}`)[0];

/** Those that still have one of the tickets. */
export const listQuotasOf = (db: Db, ticketIds: string[]): Promise<QuotaRow[]> =>
  rows(db)`${SELECT} where q.id in (select o.visitor_id from ticket t join ticket_order o on o.id = t.order_id
    where t.id = any(${sql.param(ticketIds)}::text[])) order by q.id`;

/** Its tickets are being held no longer than this. */
const MAKING_SECONDS = 60;

/** Tickets that a cashier holds, in whichever of their shifts, those included that are just being taken. */
export async function countQuota(db: Db, adminId: string, now: number): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`
    select coalesce(sum(case when exists (select from ticket_order o where o.visitor_id = q.id)
        then (select count(*) from ticket_order o where o.visitor_id = q.id and o.status = 'pending')
        when q.created_at > ${at(now)} - make_interval(secs => ${MAKING_SECONDS}) then q.tickets end), 0)::int as n
    from window_quota q join window_shift h on h.id = q.shift_id where h.admin_id = ${adminId}`;
  return row?.n ?? 0;
}

export async function insertQuota(tx: Db, quota: QuotaRow & { tickets: number }): Promise<void> {
  const { id, key, requestHash, shiftId, tickets, createdAt } = quota;
  await rows(tx)`insert into visitor (id, created_at) values (${id}, ${at(createdAt)})`;
  await rows(tx)`insert into window_quota (id, key, request_hash, shift_id, tickets, created_at)
    values (${id}, ${key}, ${requestHash}, ${shiftId}, ${tickets}, ${at(createdAt)})`;
}

/** One that got no tickets. */
export async function deleteQuota(tx: Db, id: string): Promise<void> {
  await rows(tx)`delete from window_quota where id = ${id}`;
  await rows(tx)`delete from visitor where id = ${id}`;
}

export const hasOrders = async (db: Db, visitorId: string): Promise<boolean> =>
  (await rows(db)`select 1 from ticket_order where visitor_id = ${visitorId} limit 1`).length > 0;

/** What of it nobody has settled, given back or come in with. */
export async function listUnsold(db: Db, quotaId: string): Promise<OrderRow[]> {
  const found = await rows(db)<{ id: string }>`select o.id from ticket_order o join ticket t on t.order_id = o.id
    where o.visitor_id = ${quotaId} and t.status = 'held' and t.used_at is null`;
  const ids = found.map(({ id }) => id);
  return readInOrder(db, ids);
}

/** The orders of tickets and those of a sale, locked in the order of their ids. */
export async function lockOrdersOfTickets(tx: Db, ticketIds: string[], saleId: string | null = null): Promise<OrderRow[]> {
  const ids = await rows(tx)<{ id: string }>`select order_id as id from ticket where id = any(${sql.param(ticketIds)}::text[])
    union select id from ticket_order where visitor_id = ${saleId}::text order by 1`;
  const orderIds = ids.map(({ id }) => id);
  return lockOrders(tx, orderIds);
}

/** A sale has them from now on, waiting for its money, also those whose time is over. The orders are locked. */
export async function takeOver(tx: Db, orderIds: string[], saleId: string): Promise<void> {
  const ids = sql.param(orderIds);
  await rows(tx)`
    update ticket_order set visitor_id = ${saleId}, status = 'pending', ended_at = null where id = any(${ids}::text[])`;
  await rows(tx)`update ticket set visitor_id = ${saleId}, status = 'held' where order_id = any(${ids}::text[])`;
}
