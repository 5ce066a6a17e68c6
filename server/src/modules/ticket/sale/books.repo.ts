import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { type Db, rows } from '../../../db/db';

export interface BookFault {
  /**
   * worth: what came for an order less what went and goes back is not what its tickets are worth. payment, refund: the ledger does not say
   * what the trade or refund says. stranger: it is for no order.
   */
  what: 'worth' | 'payment' | 'refund' | 'stranger';
  /** Of the order, the trade or the refund. */
  number: string;
}

/** How many entries the ledger has, and what does not hold of it, which holds at every moment. Of columns that every release has, but `part_refund`. */
export async function checkBooks(db: Db): Promise<{ entries: number; faults: BookFault[] }> {
  const faults = await rows(db)<BookFault>`
    with came as (select subject as id, sum(amount) as fen from pay_ledger group by subject),
    leaving as (select subject as id, sum(amount) as fen from pay_refund where status <> 'done' group by subject),
    worth as (select order_id as id, sum(case when status in ('valid', 'used', 'refunding', 'refunded')
      then price - coalesce((to_jsonb(ticket) ->> 'part_refund')::int, 0) - coalesce(refund_amount, 0) else 0 end) as fen
      from ticket group by order_id)
    select 'worth' as what, number from ticket_order o left join came using (id) left join leaving using (id) left join worth using (id)
      where coalesce(came.fen, 0) - coalesce(leaving.fen, 0) <> coalesce(worth.fen, 0)
    union all select 'payment', out_trade_no from pay_trade t
      left join (select out_trade_no, subject, wechat_id from pay_ledger where kind = 'payment') l using (out_trade_no)
      where (t.subject, t.transaction_id) is distinct from (l.subject, l.wechat_id) and (t.status = 'paid' or l.wechat_id is not null)
        -- A sale at a window, and a basket, has a part for each of its orders.
        and not (t.transaction_id = l.wechat_id and exists (select from ticket_order o where o.id = l.subject and t.subject in (o.visitor_id, to_jsonb(o) ->> 'basket_id')))
    union all select 'refund', out_refund_no from pay_refund r
      left join (select out_refund_no, subject, amount, wechat_id from pay_ledger where kind = 'refund') l using (out_refund_no)
      where (r.subject, -r.amount, r.refund_id) is distinct from (l.subject, l.amount, l.wechat_id)
        and (r.status = 'done' or l.wechat_id is not null)
    union all select 'stranger', out_trade_no from pay_ledger l
      where subject <> ${TEST_SUBJECT} and not exists (select from ticket_order o where o.id = l.subject)
        and not exists (select from window_sale s where s.id = l.subject)
    order by 1, 2`;
  const [counted] = await rows(db)<{ n: number }>`select count(*)::int as n from pay_ledger`;
  return { entries: counted?.n ?? 0, faults };
}
