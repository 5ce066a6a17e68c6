import type { MessageKind } from '@park/contract/message/kinds';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageParams } from './message.noun';

/** The table of messages in `migrations/003_ticket.sql`. */
export const message = pgTable('message', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  visitorId: text('visitor_id').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  params: jsonb('params').$type<MessageParams>().notNull(),
  subject: text('subject'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
});
