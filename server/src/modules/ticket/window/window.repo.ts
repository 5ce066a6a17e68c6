import { eq } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { momentColumn } from '../../../db/moment';
import type { Localized } from '../../../i18n/lang';

/** The table of `migrations/054_ticket_window.sql`, at most one row. Moments are epoch milliseconds. */
export const ticketWindow = pgTable('ticket_window', {
  id: integer('id').primaryKey(),
  place: jsonb('place').$type<Localized>().notNull(),
  hours: jsonb('hours').$type<Localized>().notNull(),
  bring: jsonb('bring').$type<Localized>().notNull(),
  phone: text('phone').notNull(),
  version: integer('version').notNull(),
  updatedAt: momentColumn('updated_at'),
  /** A user name; null: the park itself. */
  updatedBy: text('updated_by'),
});

export type WindowRow = typeof ticketWindow.$inferSelect;

export async function findWindow(db: Db): Promise<WindowRow | undefined> {
  return (await db.select().from(ticketWindow))[0];
}

/** Held until the transaction ends. */
export async function lockWindow(tx: Db): Promise<WindowRow | undefined> {
  return (await tx.select().from(ticketWindow).for('update'))[0];
}

/** @returns undefined when somebody else wrote the first one a moment ago */
export async function insertWindow(tx: Db, row: Omit<WindowRow, 'id'>): Promise<WindowRow | undefined> {
  return (
    await tx
      .insert(ticketWindow)
      .values({ id: 1, ...row })
      .onConflictDoNothing()
      .returning()
  )[0];
}

export async function updateWindow(tx: Db, change: Partial<WindowRow>): Promise<WindowRow | undefined> {
  return (await tx.update(ticketWindow).set(change).where(eq(ticketWindow.id, 1)).returning())[0];
}
