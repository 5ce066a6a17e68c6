import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id'),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** px, like the height; null, like the small picture's size, for what was stored before pictures were made anew. */
  width: integer('width'),
  height: integer('height'),
  /** bytes */
  thumbSize: integer('thumb_size'),
  /** What it was attached to, `feedback:<id>`, and at which place; null: only uploaded. */
  subject: text('subject'),
  place: integer('place'),
  /** Anybody may read it who knows its id. */
  isPublic: boolean('is_public').notNull(),
  /** Uploaded by staff, for the park. */
  byStaff: boolean('by_staff').notNull().default(false),
});
