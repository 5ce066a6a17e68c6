import type { OrderEntry } from '@park/contract/ticket/desk/schemas';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { ms } from '../../../db/moment';
import type { StoredAs } from '../../../fields';

/** What a gate was answered about a ticket; moments are epoch milliseconds. */
export type EntryRow = StoredAs<
  Pick<OrderEntry, 'number' | 'verdict' | 'gate' | 'at' | 'by' | 'offline' | 'undoneAt'>,
  'at' | 'undoneAt'
>;

/** A family's worth of scans, and some that were tried again and again. */
const MAX_ROWS = 200;

/** Each answer about a ticket of the order, oldest first. One of a gate without a network has the moment of its scan. */
export function listEntries(db: Db, orderId: string): Promise<EntryRow[]> {
  return rows(db)`select t.number, l.verdict, l.gate, ${ms(sql`coalesce(e.scanned_at, l.at)`)} as at, l.admin_name as by,
      coalesce(e.offline, false) as offline, ${ms(sql`e.undone_at`)} as "undoneAt"
    from ticket t join ticket_gate_log l on l.ticket_id = t.id
    left join lateral (select scanned_at, offline, undone_at from gate_entry
      where ticket_id = t.id and gate = l.gate and received_at = l.at and verdict = l.verdict order by id limit 1) e on true
    where t.order_id = ${orderId} order by 4, l.id limit ${MAX_ROWS}`;
}
