import type { GateVerdict, TicketStatus } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';

/** A scan of a ticket, and what became of the ticket since; moments are epoch milliseconds. */
export interface ScannedTicket {
  id: string;
  gate: string;
  verdict: GateVerdict;
  scannedAt: number;
  receivedAt: number;
  undone: boolean;
  ticketId: string;
  number: string;
  orderId: string;
  status: TicketStatus;
  usedAt: number | null;
  usedWhere: string | null;
  left: boolean;
  /** Another entry of the ticket is, or was, a conflict. */
  conflict: boolean;
  /** Its slot was closed since, or its visitor is gone. */
  moved: boolean;
}

/** So that nobody is counted out meanwhile. Their orders are locked. */
export async function lockTickets(tx: Db, ids: string[]): Promise<void> {
  await rows(tx)`select from ticket where id = any(${sql.param(ids)}::text[]) order by id for update`;
}

export function listScanned(db: Db, ids: string[]): Promise<ScannedTicket[]> {
  return rows(db)`
    select e.id, e.gate, e.verdict, ${ms(sql`e.scanned_at`)} as "scannedAt", ${ms(sql`e.received_at`)} as "receivedAt",
      e.undone_at is not null as undone, t.id as "ticketId", t.number, t.order_id as "orderId",
      case when t.used_at is null then t.status else 'used' end as status,
      ${ms(sql`t.used_at`)} as "usedAt", t.used_where as "usedWhere",
      exists (select from park_exit x where x.ticket_id = t.id) as "left",
      exists (select from gate_conflict c where c.ticket_id = t.id) as conflict,
      not exists (select from visitor v where v.id = t.visitor_id)
        or exists (select from ticket_stock k where k.product_id = t.product_id and k.day = t.day and k.slot_id = t.slot_id
          and k.closure_id is not null) as moved
    from gate_entry e join ticket t on t.id = e.ticket_id where e.id = any(${sql.param(ids)}::text[]) order by t.id, e.id`;
}

/** Marks the scans, and those that let the same tickets in. */
export async function markUndone(tx: Db, ids: string[], now: number): Promise<void> {
  await rows(tx)`update gate_entry e set undone_at = ${at(now)} from ticket t
    where e.ticket_id = t.id and e.undone_at is null and (e.id = any(${sql.param(ids)}::text[])
      or (e.scanned_at >= t.used_at and e.verdict in ('ok', 'justNow')
        and e.ticket_id in (select ticket_id from gate_entry where id = any(${sql.param(ids)}::text[]))))`;
}
