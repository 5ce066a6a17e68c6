import type { TicketStatus } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';

/** A scan of a ticket, and what became of the ticket since; `usedAt` in epoch milliseconds. */
export interface ScannedTicket {
  gate: string;
  undone: boolean;
  ticketId: string;
  number: string;
  orderId: string;
  status: TicketStatus;
  usedAt: number | null;
  usedWhere: string | null;
  left: boolean;
  conflict: boolean;
}

/** So that nobody is counted out meanwhile. Their orders are locked. */
export async function lockTickets(tx: Db, ids: string[]): Promise<void> {
  await rows(tx, sql`select from ticket where id = any(${sql.param(ids)}::text[]) order by id for update`);
}

export function listScanned(db: Db, ids: string[]): Promise<ScannedTicket[]> {
  return rows(
    db,
    sql`select e.gate, e.undone_at is not null as undone, t.id as "ticketId", t.number, t.order_id as "orderId", t.status,
        ${ms(sql`t.used_at`)} as "usedAt", t.used_where as "usedWhere",
        exists (select 1 from park_exit x where x.ticket_id = t.id) as "left",
        exists (select 1 from gate_conflict c where c.ticket_id = t.id and c.resolved_at is null) as conflict
      from gate_entry e join ticket t on t.id = e.ticket_id where e.id = any(${sql.param(ids)}::text[]) order by t.id`,
  );
}

/** Marks the scans, and those that let the same tickets in. */
export async function markUndone(tx: Db, ids: string[], now: number): Promise<void> {
  await rows(
    tx,
    sql`update gate_entry e set undone_at = ${at(now)} from ticket t
      where e.ticket_id = t.id and (e.id = any(${sql.param(ids)}::text[]) or (e.scanned_at = t.used_at and e.verdict = 'ok'
        and e.ticket_id in (select ticket_id from gate_entry where id = any(${sql.param(ids)}::text[]))))`,
  );
}
