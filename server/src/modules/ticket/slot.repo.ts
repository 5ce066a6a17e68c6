import { PARK_ZONE } from '@park/contract/parkTime';
import { type SQL, sql } from 'drizzle-orm';
import { ms } from '../../db/moment';
import type { SlotKey } from './slot.rules';

/** Which rows of table `t` belong to a slot. */
export function inSlot(t: SQL, { productId, day, slotId }: SlotKey): SQL {
  return sql`${t}.product_id = ${productId} and ${t}.day = ${day}::date and ${t}.slot_id = ${slotId}`;
}

/** The moment of a slot's clock on a day. */
export function slotMoment(day: SQL, clock: SQL): SQL {
  return sql`((${day} + ${clock}::time) at time zone ${PARK_ZONE})`;
}

/** When a slot begins and ends on a day, epoch milliseconds; `s` is its row. */
export const slotStart = (day: SQL): SQL => ms(slotMoment(day, sql`s.start_clock`));
export const slotEnd = (day: SQL): SQL => ms(slotMoment(day, sql`s.end_clock`));
