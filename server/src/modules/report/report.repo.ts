import { addDays, parkMoment } from '@park/contract/parkTime';
import type { Channel, ReportBy } from '@park/contract/report/kinds';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { ListQuery } from '../../db/keyset';
import { at, ms } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

// Reports only read, across the nouns, and each of their counts comes from an index that a day leads into.

/** The first and the last day of a span, both included. */
export interface Span {
  from: string;
  to: string;
}

/** A row of a report: its key, and figures that add up over spans; null: there is nothing to say. */
export type Counted = { key: string } & Record<string, number | string | null>;

const ZONE = sql`'Asia/Shanghai'`;

/** `TK…-M1`: the letter of a trade's number (`tradeNumber`). */
const CHANNEL = sql`case substring(l.out_trade_no from '-([A-Z])[0-9]+$') when 'H' then 'web' when 'M' then 'miniProgram'
  when 'C' then 'windowCash' when 'P' then 'windowCode' else 'other' end`;

const TAKINGS_BY: Record<ReportBy<'takings'>, SQL> = {
  day: sql`l.day::text`,
  month: sql`to_char(l.day, 'YYYY-MM')`,
  product: sql`coalesce(o.product_id, (select product_id from ticket_order where id = l.subject), '')`,
  channel: CHANNEL,
  cashier: sql`coalesce((select admin_name from window_shift where id = l.shift_id), '')`,
};

/** From the first moment of a span until the first after it. */
const momentsOf = ({ from, to }: Span): [begin: SQL, end: SQL] => [
  at(parkMoment(from, '00:00')),
  at(parkMoment(addDays(to, 1), '00:00')),
];

/**
 * What the ledger says of a span, every entry in one row. A ticket counts with the payment that made it valid, and again with the refund that
 * gave it back; what was paid twice or by mistake has none. Orders are found by when they were paid, side by side on the disk: by their ids
 * alone all that were ever made would be read.
 */
export function takings(db: Db, by: ReportBy<'takings'>, span: Span): Promise<Counted[]> {
  const [begin, end] = momentsOf(span);
  return rows(db)`select ${TAKINGS_BY[by]} as key, coalesce(sum(l.amount) filter (where l.amount > 0), 0)::float8 as "moneyIn",
      coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::float8 as "moneyOut", sum(l.amount)::float8 as net,
      coalesce(sum(o.quantity), 0)::int as "ticketsPaid",
      coalesce(sum((select count(*) from ticket t where t.refund_no = l.out_refund_no)) filter (where l.kind = 'refund'), 0)::int
        as "ticketsBack"
    from pay_ledger l left join ticket_order o
      on o.id = l.subject and o.paid_at = l.at and l.kind = 'payment' and o.paid_at >= ${begin} and o.paid_at < ${end}
    where l.day between ${span.from}::date and ${span.to}::date group by 1`;
}

const ENTRIES_BY: Record<ReportBy<'entries'>, (moment: SQL, gate: SQL) => SQL> = {
  day: (moment) => sql`to_char(${moment} at time zone ${ZONE}, 'YYYY-MM-DD')`,
  hour: (moment) => sql`to_char(${moment} at time zone ${ZONE}, 'HH24')`,
  gate: (_, gate) => sql`coalesce(${gate}, '')`,
};

/** Who came in, as the maximum counts them: an add-on is for people who are in already. */
export function entries(db: Db, by: ReportBy<'entries'>, span: Span): Promise<Counted[]> {
  const [begin, end] = momentsOf(span);
  return rows(db)`
    select key, sum(tickets)::int as tickets, sum(groups)::int as groups, sum(tickets + groups)::int as people from (
      select ${ENTRIES_BY[by](sql`used_at`, sql`used_where`)} as key, count(*) as tickets, 0 as groups from ticket
      where used_at >= ${begin} and used_at < ${end} and product_id not in (select id from ticket_product where kind = 'addOn')
      group by 1
      union all
      select ${ENTRIES_BY[by](sql`came_at`, sql`gate`)}, 0, sum(people) from park_group
      where came_at >= ${begin} and came_at < ${end} group by 1
    ) as part group by 1`;
}

/** Of slots that are over. What a closed slot is still to give back is nobody's who did not come. */
export function noShows(db: Db, by: ReportBy<'noShows'>, { from, to }: Span, now: number): Promise<Counted[]> {
  return rows(db)`select ${by === 'day' ? sql`t.day::text` : sql`t.product_id`} as key, count(*)::int as sold,
      (count(*) filter (where t.status = 'used'))::int as entered, (count(*) filter (where t.status = 'valid'))::int as missed,
      coalesce(sum(t.price - t.part_refund) filter (where t.status = 'valid'), 0)::float8 as "missedValue"
    from ticket t join ticket_stock k on k.product_id = t.product_id and k.day = t.day and k.slot_id = t.slot_id
      join ticket_slot s on s.id = t.slot_id
    where t.day between ${from}::date and ${to}::date and k.day between ${from}::date and ${to}::date
      and t.status in ('valid', 'used') and k.closure_id is null
      and (t.day + s.end_clock::time) at time zone ${ZONE} <= ${at(now)} group by 1`;
}

/** A product's tickets of which a gate asks for the same proofs (`proofsOf`). The full fare has no rules here: what it says is whose it is. */
export type ConcessionCount = Record<'proofs' | 'sold' | 'entered' | 'value', number> & { rules: ConcessionRule[] };

export function concessions(db: Db, { from, to }: Span): Promise<ConcessionCount[]> {
  return rows(db)`select c.*, case when p.kind = 'adult' then '[]' else p.concessions end as rules from (
      select t.product_id, t.proofs, count(*)::int as sold, (count(*) filter (where t.status = 'used'))::int as entered,
        sum(t.price - t.part_refund)::float8 as value
      from ticket t where t.day between ${from}::date and ${to}::date and t.status in ('valid', 'used') group by 1, 2
    ) as c join ticket_product p on p.id = c.product_id`;
}

/** The approved maximum of each day, what is taken of it, and who came in, as `entries` counts them. */
export function capacity(db: Db, { from, to }: Span): Promise<Counted[]> {
  return rows(db)`
    select w.day::text as key, c.daily as maximum, coalesce(d.taken, 0) as taken, coalesce(d.taken, 0) * 100 / c.daily as share,
      (select count(*) from ticket t where t.day = w.day and t.status = 'used'
          and t.product_id not in (select id from ticket_product where kind = 'addOn'))::int
        + (select coalesce(sum(people), 0) from park_group g where g.day = w.day and g.came_at is not null)::int as entered
    from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as day) as w left join park_day d on d.day = w.day
    left join lateral capacity_on(w.day) c on c.daily is not null`;
}

/** In the order they are sold in. */
export function listProducts(db: Db): Promise<{ id: string; name: Localized }[]> {
  return rows(db)`select id, name from ticket_product order by position, id`;
}

/** An entry of the ledger; `at` in epoch milliseconds, fen. */
export interface LedgerLine {
  id: string;
  at: number;
  day: string;
  kind: 'payment' | 'refund';
  amount: number;
  channel: Channel;
  orderNumber: string | null;
  product: Localized | null;
  outTradeNo: string;
  outRefundNo: string | null;
  wechatId: string;
}

/** Each entry of a span, oldest first. */
export function ledgerQuery({ from, to }: Span): ListQuery<LedgerLine> {
  return {
    from: sql`pay_ledger l`,
    id: sql`l.id`,
    where: sql`l.day between ${from}::date and ${to}::date`,
    by: [
      { key: sql`l.day`, order: 'asc' },
      { key: sql`l.at`, order: 'asc' },
      { key: sql`l.id`, order: 'asc' },
    ],
    read: (db, ids) =>
      rows(db)`select l.id::text as id, ${ms(sql`l.at`)} as at, l.day::text as day, l.kind, l.amount, ${CHANNEL} as channel,
          o.number as "orderNumber", p.name as product, l.out_trade_no as "outTradeNo", l.out_refund_no as "outRefundNo",
          l.wechat_id as "wechatId"
        from pay_ledger l left join ticket_order o on o.id = l.subject left join ticket_product p on p.id = o.product_id
        where l.id = any(${sql.param(ids)}::bigint[])`,
    idOf: ({ id }) => id,
  };
}
