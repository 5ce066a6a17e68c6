import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { Localized } from '../../../i18n/lang';

type SlotFigures = Omit<DayFigures['rows'][number], 'name' | 'remaining'> & { name: Localized; taken: number };

/** What became of a day's tickets, by product and slot, in the order they are sold in. */
export function listFigures(db: Db, day: string): Promise<SlotFigures[]> {
  return rows(
    db,
    sql`select p.id as "ticketId", p.name, s.id as "slotId", k.stock, k.taken, k.closure_id is not null or k.stock_if_open is not null as closed,
        coalesce(t.sold, 0)::int as sold, (coalesce(t.held, 0) + coalesce(w.offered, 0))::int as held,
        coalesce(t.entered, 0)::int as entered, coalesce(t.refunded, 0)::int as refunded, coalesce(w.waiting, 0)::int as waiting
      from ticket_stock k
      join ticket_product p on p.id = k.product_id
      join ticket_slot s on s.id = k.slot_id
      left join (
        select product_id, slot_id, count(*) filter (where status in ('valid', 'used')) as sold,
          count(*) filter (where status = 'held') as held, count(*) filter (where status = 'used') as entered,
          count(*) filter (where status in ('refunding', 'refunded')) as refunded
        from ticket where day = ${day}::date group by product_id, slot_id
      ) t on t.product_id = k.product_id and t.slot_id = k.slot_id
      left join (
        select product_id, slot_id, count(*) filter (where status = 'waiting') as waiting,
          sum(quantity) filter (where status = 'offered') as offered
        from ticket_waiting where day = ${day}::date group by product_id, slot_id
      ) w on w.product_id = k.product_id and w.slot_id = k.slot_id
      where k.day = ${day}::date
      order by p.position, p.id, s.start_clock, s.id`,
  );
}
