import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import { inSlot } from '../slot.repo';
import type { SlotKey } from '../slot.rules';

/** Unpaid orders whose time is over, all or those of some slots and some of any, the slots in the order they are locked in. */
export function listDue(
  db: Db,
  now: number,
  limit: number,
  only?: { slots: SlotKey[]; orderIds: string[] },
): Promise<(SlotKey & { id: string })[]> {
  const ofSlots = only?.slots.map((slot) => sql`${inSlot(sql`o`, slot)} or `) ?? [];
  const which = only ? sql`(${sql.join(ofSlots)}o.id = any(${sql.param(only.orderIds)}::text[]))` : sql`true`;
  return rows(db)`
    select id, product_id as "productId", to_char(day, 'YYYY-MM-DD') as day, slot_id as "slotId" from ticket_order o
    where status = 'pending' and expires_at <= ${at(now)} and ${which}
    order by product_id, day, slot_id, id limit ${limit}`;
}

/**
 * Ends those of the orders, all of one slot, that are still unpaid and that nobody else holds just now. Their places are the
 * caller's to release.
 * @returns the orders it ended and the places they held
 */
export async function expireOrders(tx: Db, orderIds: string[], now: number): Promise<{ id: string; places: number }[]> {
  return rows(tx)`with due as (
      select id from ticket_order
      where id = any(${sql.param(orderIds)}::text[]) and status = 'pending' and expires_at <= ${at(now)}
      order by id for no key update skip locked
    ), gone as (
      update ticket_order o set status = 'expired', ended_at = o.expires_at from due where o.id = due.id
      returning o.id, o.quantity
    ), released as (
      update ticket t set status = 'released' from gone where t.order_id = gone.id and t.status = 'held'
    )
    select id, quantity as places from gone`;
}
