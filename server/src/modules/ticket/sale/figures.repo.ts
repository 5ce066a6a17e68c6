import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import { type Db, rows } from '../../../db/db';
import type { Localized } from '../../../i18n/lang';
import { stockOfDays } from '../stock.repo';

type SlotFigures = Omit<DayFigures['rows'][number], 'name' | 'remaining'> & { name: Localized; taken: number };

/** What became of a day's tickets, by product and slot, in the order they are sold in. */
export async function listFigures(db: Db, day: string, today: string): Promise<SlotFigures[]> {
  const stock = await stockOfDays(db, [day], today);
  return rows(db)`select p.id as "ticketId", p.name, s.id as "slotId", k.stock, k.taken, k.closed,
      coalesce(t.sold, 0)::int as sold, (coalesce(t.held, 0) + coalesce(w.offered, 0))::int as held,
      coalesce(t.entered, 0)::int as entered, coalesce(t.refunded, 0)::int as refunded, coalesce(w.waiting, 0)::int as waiting
    from ${stock} k
    join ticket_product p on p.id = k.product_id
    join ticket_slot s on s.id = k.slot_id
    left join (
      select product_id, slot_id, count(*) filter (where status in ('valid', 'used')) as sold,
        count(*) filter (where status = 'held') as held, count(used_at) as entered,
        count(*) filter (where status in ('refunding', 'refunded')) as refunded
      from ticket where day = ${day}::date group by product_id, slot_id
    ) t on t.product_id = k.product_id and t.slot_id = k.slot_id
    left join (
      select product_id, slot_id, count(*) filter (where status = 'waiting') as waiting,
        sum(quantity) filter (where status = 'offered') as offered
      from ticket_waiting where day = ${day}::date group by product_id, slot_id
    ) w on w.product_id = k.product_id and w.slot_id = k.slot_id
    order by p.position, p.id, s.start_clock, s.id`;
}

interface SlotAhead {
  day: string;
  slotId: string;
  stock: number;
  taken: number;
  closed: boolean;
}

/** Places and what is taken of them, by day and slot. */
export async function listAhead(db: Db, days: string[], today: string): Promise<SlotAhead[]> {
  const stock = await stockOfDays(db, days, today);
  return rows(db)`
    select k.day::text as day, k.slot_id as "slotId", sum(k.stock)::int as stock, sum(k.taken)::int as taken, bool_and(k.closed) as closed
    from ${stock} k join ticket_slot s on s.id = k.slot_id
    group by k.day, k.slot_id, s.start_clock
    order by k.day, s.start_clock, k.slot_id`;
}
