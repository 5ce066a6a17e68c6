import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import type { Localized } from '../../../i18n/lang';

export interface Reminded {
  id: string;
  visitorId: string;
  number: string;
  ticket: Localized;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  quantity: number;
}

/** Marks orders of a day as reminded of it, and tells which; those that were bought before `from`. @param day yyyy-MM-dd @param from epoch ms */
export function markReminded(tx: Db, day: string, from: number, limit: number): Promise<Reminded[]> {
  return rows(tx)<Reminded>`with due as (
      update ticket_order set reminded_of = ${day}::date where id in (
        select o.id from ticket_order o
        where o.day = ${day}::date and o.reminded_of is distinct from ${day}::date and o.status in ('paid', 'partlyUsed')
          and (o.closure_id is null or o.closure_answer is not null) and o.created_at < ${at(from)}
          and exists (select from ticket t where t.order_id = o.id and t.status = 'valid')
        order by o.id limit ${limit} for no key update of o skip locked)
      returning id, number, visitor_id, product_id, start_at, end_at, quantity)
    select due.id, number, visitor_id as "visitorId", p.name as ticket, ${ms(sql`start_at`)} as start, ${ms(sql`end_at`)} as end, quantity
    from due join ticket_product p on p.id = due.product_id`;
}
