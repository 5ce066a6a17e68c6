import { asc, eq } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { insertsNew, rowsOf } from '../../../db/tableRows';
import { orderNote } from '../ticket.tables';

export type NoteRow = typeof orderNote.$inferSelect;

/** Oldest first. */
export function listNotes(db: Db, orderId: string): Promise<NoteRow[]> {
  return rowsOf(db, orderNote, eq(orderNote.orderId, orderId), asc(orderNote.at), asc(orderNote.id));
}

/** Undefined when one of this id was written before. */
export const insertNote = insertsNew(orderNote);

/** Removes what was written about orders of days before `day`. @returns how many notes */
export async function removeNotes(db: Db, day: string): Promise<number> {
  const removed = await rows(db)`
    delete from order_note where order_id in (select id from ticket_order where day < ${day}::date) returning 1`;
  return removed.length;
}
