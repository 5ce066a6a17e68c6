import type { PayMethod } from '@park/contract/ticket/windowSale/limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { lockOrder, type OrderRow, readOrders } from '../order/order.repo';

/** Moments in epoch milliseconds, money in fen. */
export interface WindowSaleRow {
  /** Its orders' visitor, too. */
  id: string;
  key: string;
  number: string;
  shiftId: string;
  cashier: string;
  method: PayMethod | null;
  received: number | null;
  reason: string | null;
  createdAt: number;
  paidAt: number | null;
  cancelledAt: number | null;
  codeSentAt: number | null;
}

const SELECT = sql`select s.id, s.key, s.number, s.shift_id as "shiftId",
    (select admin_name from window_shift h where h.id = s.shift_id) as cashier, s.method,
    s.received_fen as received, s.reason, ${ms(sql`s.created_at`)} as "createdAt", ${ms(sql`s.paid_at`)} as "paidAt",
    ${ms(sql`s.cancelled_at`)} as "cancelledAt", ${ms(sql`s.code_sent_at`)} as "codeSentAt" from window_sale s`;

const find = async (db: Db, where: SQL): Promise<WindowSaleRow | undefined> =>
  (await rows<WindowSaleRow>(db, sql`${SELECT} where ${where}`))[0];

export const findWindowSale = (db: Db, id: string) => find(db, sql`s.id = ${id}`);
export const findByKey = (db: Db, key: string) => find(db, sql`s.key = ${key}`);

/** By its number, or by the number of one of its tickets. */
export const findByNumber = (db: Db, number: string) =>
  find(db, sql`s.number = ${number} or s.id = (select visitor_id from ticket where number = ${number} limit 1)`);

/** The newest of a shift that nobody has paid or cancelled, if its places are held at this moment. */
export const findOpen = (db: Db, shiftId: string, now: number) =>
  find(
    db,
    sql`s.shift_id = ${shiftId} and s.paid_at is null and s.cancelled_at is null
      and exists (select from ticket_order o where o.visitor_id = s.id and o.status = 'pending' and o.expires_at > ${at(now)})
      order by s.created_at desc limit 1`,
  );

/** Locked until the transaction ends; after its shift and before its orders. */
export async function lockWindowSale(tx: Db, id: string): Promise<WindowSaleRow | undefined> {
  await rows(tx, sql`select 1 from window_sale where id = ${id} for no key update`);
  return findWindowSale(tx, id);
}

/** False when there is one of this key. */
export async function insertWindowSale(
  tx: Db,
  sale: Pick<WindowSaleRow, 'id' | 'key' | 'number' | 'shiftId' | 'reason'> & { freeTickets: number },
  now: number,
): Promise<boolean> {
  await rows(tx, sql`insert into visitor (id, created_at) values (${sale.id}, ${at(now)})`);
  const made = await rows(
    tx,
    sql`insert into window_sale (id, key, number, shift_id, free_tickets, reason, created_at)
      values (${sale.id}, ${sale.key}, ${sale.number}, ${sale.shiftId}, ${sale.freeTickets}, ${sale.reason}, ${at(now)})
      on conflict (key) do nothing returning 1`,
  );
  if (made.length === 0) await rows(tx, sql`delete from visitor where id = ${sale.id}`);
  return made.length === 1;
}

export async function setWindowSalePaid(tx: Db, id: string, method: PayMethod, paidAt: number): Promise<void> {
  await rows(tx, sql`update window_sale set method = ${method}, paid_at = ${at(paidAt)} where id = ${id}`);
}

export async function setReceived(tx: Db, id: string, received: number): Promise<void> {
  await rows(tx, sql`update window_sale set received_fen = ${received} where id = ${id}`);
}

export async function setCodeSent(tx: Db, id: string, now: number): Promise<void> {
  await rows(tx, sql`update window_sale set code_sent_at = ${at(now)} where id = ${id}`);
}

/** Only what nobody has paid. @param cancelledAt null: it goes on after all */
export async function setCancelled(db: Db, id: string, cancelledAt: number | null): Promise<void> {
  const moment = cancelledAt === null ? sql`null` : sql`coalesce(cancelled_at, ${at(cancelledAt)})`;
  await rows(db, sql`update window_sale set cancelled_at = ${moment} where id = ${id} and paid_at is null`);
}

const orderIds = async (db: Db, saleId: string): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select id from ticket_order where visitor_id = ${saleId} order by id`)).map(
    ({ id }) => id,
  );

/** In the order of their ids. */
export async function lockOrdersOfSale(tx: Db, saleId: string): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const id of await orderIds(tx, saleId)) {
    const order = await lockOrder(tx, id);
    if (order) orders.push(order);
  }
  return orders;
}

/** By when they begin and the order they were sold in. */
export async function listOrdersOfSale(db: Db, saleId: string): Promise<OrderRow[]> {
  const orders = await readOrders(db, await orderIds(db, saleId));
  return orders.sort((a, b) => a.startAt - b.startAt || b.price - a.price || (a.id < b.id ? -1 : 1));
}
