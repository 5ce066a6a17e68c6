import type { IdKind } from '@park/contract/ticket/identity';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';

/** Of `migrations/003_ticket.sql`; moments are epoch milliseconds. */
export const savedVisitor = pgTable('saved_visitor', {
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
