import type { FeedbackState } from '@park/contract/feedback/limits';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';
import type { Lang } from '../../i18n/lang';

/** Of `migrations/007_feedback_lost_found.sql`; moments are epoch milliseconds. */
export const feedback = pgTable('feedback', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash'),
  kind: text('kind').notNull(),
  lang: text('lang').$type<Lang>(),
  state: text('state').$type<FeedbackState>().notNull(),
  text: text('text').notNull(),
  contact: encryptedText('contact', 'feedback phone'),
  createdAt: momentColumn('created_at').notNull(),
  takenAt: momentColumn('taken_at'),
  takenBy: text('taken_by'),
  answeredAt: momentColumn('answered_at'),
  rating: integer('rating'),
  ratedAt: momentColumn('rated_at'),
});

export const feedbackLine = pgTable('feedback_line', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  feedbackId: text('feedback_id').notNull(),
  author: text('author').$type<'visitor' | 'staff'>().notNull(),
  adminName: text('admin_name'),
  text: text('text').notNull(),
  at: momentColumn('at').notNull(),
});

/** Of `migrations/135_feedback_desk.sql`. */
export const feedbackNote = pgTable('feedback_note', {
  id: text('id').primaryKey(),
  feedbackId: text('feedback_id').notNull(),
  at: momentColumn('at').notNull(),
  adminName: text('admin_name').notNull(),
  text: encryptedText('text', 'feedback note').notNull(),
});
