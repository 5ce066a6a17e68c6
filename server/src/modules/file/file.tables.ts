import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id'),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
