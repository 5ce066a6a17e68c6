import type { IdKind } from '@park/contract/ticket/identity';
import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { momentColumn } from '../../../db/moment';
import { rowsOf } from '../../../db/tableRows';
import type { EncryptedPerson } from './person.service';

/** Of `migrations/003_ticket.sql`; moments are epoch milliseconds. */
const savedVisitor = pgTable('saved_visitor', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id').notNull(),
  /** Encrypted, like the number. */
  name: text('name').notNull(),
  idKind: text('id_kind').$type<IdKind>().notNull(),
  idNumber: text('id_number').notNull(),
  idMasked: text('id_masked').notNull(),
  idHash: text('id_hash').notNull(),
  /** Encrypted; null where the number tells it, or nobody was asked. */
  birthday: text('birthday'),
  createdAt: momentColumn('created_at').notNull(),
});

export type SavedVisitorRow = typeof savedVisitor.$inferSelect;

/** One's saved visitors, in the order they were saved. */
export function listSavedVisitors(db: Db, visitorId: string): Promise<SavedVisitorRow[]> {
  return rowsOf(db, savedVisitor, eq(savedVisitor.visitorId, visitorId), asc(savedVisitor.createdAt), asc(savedVisitor.id));
}

/** Those of `ids` that are this visitor's own. */
export function findSavedVisitors(db: Db, visitorId: string, ids: string[]): Promise<SavedVisitorRow[]> {
  return rowsOf(db, savedVisitor, and(eq(savedVisitor.visitorId, visitorId), inArray(savedVisitor.id, ids)));
}

/** Saves a person; the same number again takes the new name. @returns the row as it is now */
export async function upsertSavedVisitor(
  tx: Db,
  { id, visitorId, now }: { id: string; visitorId: string; now: number },
  { name, idKind, idNumber, idMasked, idHash, birthday = null }: EncryptedPerson,
): Promise<SavedVisitorRow> {
  const [row] = await tx
    .insert(savedVisitor)
    .values({ id, visitorId, name, idKind, idNumber, idMasked, idHash, birthday, createdAt: now })
    .onConflictDoUpdate({
      target: [savedVisitor.visitorId, savedVisitor.idHash],
      set: { name, idKind, idNumber, idMasked, birthday },
    })
    .returning();
  if (!row) throw new Error('A saved visitor was neither made nor renamed.');
  return row;
}

export async function deleteSavedVisitor(db: Db, visitorId: string, id: string): Promise<void> {
  await db.delete(savedVisitor).where(and(eq(savedVisitor.id, id), eq(savedVisitor.visitorId, visitorId)));
}

/** The same by who it is. */
export async function deleteSavedPerson(tx: Db, visitorId: string, idHash: string): Promise<void> {
  await tx.delete(savedVisitor).where(and(eq(savedVisitor.visitorId, visitorId), eq(savedVisitor.idHash, idHash)));
}

/** Some of those after an id, by id, that were encrypted under another key than the one whose ciphertexts begin with `prefix`. */
export function listUnder(db: Db, prefix: string, after: string, limit: number): Promise<SavedVisitorRow[]> {
  return db
    .select()
    .from(savedVisitor)
    .where(and(not(sql`starts_with(${savedVisitor.idNumber}, ${prefix})`), gt(savedVisitor.id, after)))
    .orderBy(asc(savedVisitor.id))
    .limit(limit);
}

/** Writes a person encrypted anew, unless it was renamed or deleted meanwhile. */
export async function reencrypt(db: Db, before: SavedVisitorRow, { name, idNumber, birthday }: EncryptedPerson): Promise<void> {
  await db
    .update(savedVisitor)
    .set({ name, idNumber, birthday })
    .where(and(eq(savedVisitor.id, before.id), eq(savedVisitor.name, before.name)));
}
