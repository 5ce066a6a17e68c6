import type { StampProof } from '@park/contract/stamp/limits';
import { asc, desc, eq } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { momentColumn } from '../../db/moment';
import { rowsOf } from '../../db/tableRows';

/** The table of `migrations/057_stamps.sql`. Moments are epoch milliseconds. */
const stamp = pgTable(
  'stamp',
  {
    visitorId: text('visitor_id').notNull(),
    exhibitId: text('exhibit_id').notNull(),
    at: momentColumn('at').notNull(),
    how: text('how').$type<StampProof>().notNull(),
  },
  ({ visitorId, exhibitId }) => [primaryKey({ columns: [visitorId, exhibitId] })],
);
export type StampRow = typeof stamp.$inferSelect;

/** The newest first. */
export const listStamps = (db: Db, visitorId: string): Promise<StampRow[]> =>
  rowsOf(db, stamp, eq(stamp.visitorId, visitorId), desc(stamp.at), asc(stamp.exhibitId));

/** @returns the exhibits whose stamps are new; what another phone is writing is waited for */
export async function insertStamps(db: Db, stamps: StampRow[]): Promise<Set<string>> {
  if (stamps.length === 0) return new Set();
  // One order for all: two batches with the same stamps must not wait for each other.
  const inOrder = [...stamps].sort((a, b) => Number(a.exhibitId) - Number(b.exhibitId));
  const made = await db.insert(stamp).values(inOrder).onConflictDoNothing().returning({ id: stamp.exhibitId });
  return new Set(made.map(({ id }) => id));
}
