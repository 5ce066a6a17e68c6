import type { PayMethod } from '@park/contract/ticket/windowSale/limits';
import type { WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import type { StoredAs } from '../../../fields';
import { lockOrders, type OrderRow, readOrders } from '../order/order.repo';

/** Moments in epoch milliseconds, money in fen. */
export interface WindowSaleRow
  extends StoredAs<
    Pick<WindowSale, 'number' | 'cashier' | 'method' | 'received' | 'reason' | 'createdAt' | 'paidAt' | 'codeSentAt'>,
    'createdAt' | 'paidAt' | 'codeSentAt'
  > {
  /** Its orders' visitor, too. */
  id: string;
  key: string;
  /** What was asked for under the key. */
  requestHash: string;
  shiftId: string;
  cancelledAt: number | null;
}

const SELECT = sql`select s.id, s.key, s.request_hash as "requestHash", s.number, s.shift_id as "shiftId",
    (select admin_name from window_shift h where h.id = s.shift_id) as cashier, s.method,
    s.received_fen as received, s.reason, ${ms(sql`s.created_at`)} as "createdAt", ${ms(sql`s.paid_at`)} as "paidAt",
    ${ms(sql`s.cancelled_at`)} as "cancelledAt", ${ms(sql`s.code_sent_at`)} as "codeSentAt" from window_sale s`;

const find = async (db: Db, where: SQL): Promise<WindowSaleRow | undefined> =>
  (await rows(db)<WindowSaleRow>`${SELECT} where ${where}`)[0];

export const findWindowSale = (db: Db, id: string) => find(db, sql`s.id = ${id}`);
export const findByKey = (db: Db, key: string) => find(db, sql`s.key = ${key}`);

/** By its number, or by the number of one of its tickets. */
export const findByNumber = (db: Db, number: string) =>
  find(db, sql`s.number = ${number} or s.id = (select visitor_id from ticket where number = ${number} limit 1)`);

/** A sale is being made no longer than this. */
const MAKING_SECONDS = 60;

/** The newest of a shift that nobody has paid or cancelled: it is being made, its places are held, or WeChat has a code of it. */
export const findOpen = (db: Db, shiftId: string, now: number) =>
  find(
    db,
    sql`s.shift_id = ${shiftId} and s.paid_at is null and s.cancelled_at is null
      and (s.created_at > ${at(now)} - make_interval(secs => ${MAKING_SECONDS})
        or exists (select from ticket_order o where o.visitor_id = s.id and o.status = 'pending' and o.expires_at > ${at(now)})
        or exists (select from pay_trade t where t.subject = s.id and t.status = 'created'))
      order by s.created_at desc limit 1`,
  );

/** Tickets that a cashier has given away since a moment. */
export async function countGivenAway(db: Db, adminId: string, from: number): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`
    select coalesce(sum(s.free_tickets), 0)::int as n from window_shift h join window_sale s on s.shift_id = h.id
    where h.admin_id = ${adminId} and (h.closed_at is null or h.closed_at >= ${at(from)}) and s.created_at >= ${at(from)} and s.cancelled_at is null`;
  return row?.n ?? 0;
}

/** Who handed cash of a sale's orders out last, and when. */
export async function lastHandedOut(db: Db, saleId: string): Promise<{ cashier: string; at: number } | undefined> {
  const [row] = await rows(db)<{ cashier: string; at: number }>`
    select h.admin_name as cashier, ${ms(sql`l.at`)} as at from ticket_order o join pay_ledger l on l.subject = o.id and l.kind = 'refund'
    join window_shift h on h.id = l.shift_id where o.visitor_id = ${saleId} order by l.id desc limit 1`;
  return row;
}

/** Locked until the transaction ends; after its shift and before its orders. */
export async function lockWindowSale(tx: Db, id: string): Promise<WindowSaleRow | undefined> {
  await rows(tx)`select 1 from window_sale where id = ${id} for no key update`;
  return findWindowSale(tx, id);
}

/** False when there is one of this key. */
export async function insertWindowSale(
  tx: Db,
  sale: Pick<WindowSaleRow, 'id' | 'key' | 'requestHash' | 'number' | 'shiftId' | 'reason'> & { freeTickets: number },
  now: number,
): Promise<boolean> {
  await rows(tx)`insert into visitor (id, created_at) values (${sale.id}, ${at(now)})`;
  const made = await rows(tx)`
    insert into window_sale (id, key, request_hash, number, shift_id, free_tickets, reason, created_at)
    values (${sale.id}, ${sale.key}, ${sale.requestHash}, ${sale.number}, ${sale.shiftId}, ${sale.freeTickets}, ${sale.reason}, ${at(now)})
    on conflict (key) do nothing returning 1`;
  if (made.length === 0) await rows(tx)`delete from visitor where id = ${sale.id}`;
  return made.length === 1;
}

export async function setWindowSalePaid(tx: Db, id: string, method: PayMethod, paidAt: number): Promise<void> {
  await rows(tx)`update window_sale set method = ${method}, paid_at = ${at(paidAt)} where id = ${id}`;
}

export async function setReceived(tx: Db, id: string, received: number): Promise<void> {
  await rows(tx)`update window_sale set received_fen = ${received} where id = ${id}`;
}

export async function setCodeSent(tx: Db, id: string, now: number): Promise<void> {
  await rows(tx)`update window_sale set code_sent_at = ${at(now)} where id = ${id}`;
}

/** Only what nobody has paid. @param cancelledAt null: it goes on after all */
export async function setCancelled(db: Db, id: string, cancelledAt: number | null): Promise<void> {
  const moment = cancelledAt === null ? sql`null` : sql`coalesce(cancelled_at, ${at(cancelledAt)})`;
  await rows(db)`update window_sale set cancelled_at = ${moment} where id = ${id} and paid_at is null`;
}

const orderIds = async (db: Db, saleId: string): Promise<string[]> =>
  (await rows(db)<{ id: string }>`select id from ticket_order where visitor_id = ${saleId} order by id`).map(({ id }) => id);

export const lockOrdersOfSale = async (tx: Db, saleId: string) => lockOrders(tx, await orderIds(tx, saleId));

/** By when they begin and the order they were sold in. */
export async function readInOrder(db: Db, ids: string[]): Promise<OrderRow[]> {
  const orders = await readOrders(db, ids);
  return orders.sort((a, b) => a.startAt - b.startAt || b.price - a.price || (a.id < b.id ? -1 : 1));
}

export const listOrdersOfSale = async (db: Db, saleId: string) => readInOrder(db, await orderIds(db, saleId));

/** Whether an order's visitor is a sale at a window, which has no account to be told in. */
export async function isWindowSale(db: Db, visitorId: string): Promise<boolean> {
  return (await rows(db)`select 1 from window_sale where id = ${visitorId}`).length > 0;
}
