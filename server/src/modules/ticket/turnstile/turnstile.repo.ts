import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { momentColumn } from '../../../db/moment';
import { insertsNew, rowOf, rowsOf } from '../../../db/tableRows';

/** The table of `migrations/099_turnstile.sql`. Moments are epoch milliseconds. */
const turnstile = pgTable('turnstile', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  seenAt: momentColumn('seen_at'),
});

export type TurnstileRow = typeof turnstile.$inferSelect;

export const listTurnstiles = (db: Db): Promise<TurnstileRow[]> =>
  rowsOf(db, turnstile, undefined, asc(turnstile.createdAt), asc(turnstile.id));

export async function findTurnstile(db: Db, id: string): Promise<TurnstileRow | undefined> {
  return await rowOf(db, turnstile, eq(turnstile.id, id));
}

/** Undefined when there was one of that id. */
export const insertTurnstile = insertsNew(turnstile);

export async function deleteTurnstile(tx: Db, id: string): Promise<TurnstileRow | undefined> {
  return (await tx.delete(turnstile).where(eq(turnstile.id, id)).returning())[0];
}

export async function markSeen(db: Db, id: string, now: number, before: number): Promise<void> {
  const isOld = or(isNull(turnstile.seenAt), lt(turnstile.seenAt, before));
  await db
    .update(turnstile)
    .set({ seenAt: now })
    .where(and(eq(turnstile.id, id), isOld));
}
