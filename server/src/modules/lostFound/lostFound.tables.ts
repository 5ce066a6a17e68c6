import type { ClaimState, DayPart, ItemKind, ItemState } from '@park/contract/lostFound/limits';
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** Of `migrations/007_feedback_lost_found.sql`; moments are epoch milliseconds, days of the park. */
export const lostFoundItem = pgTable('lost_found_item', {
  id: text('id').primaryKey(),
  /** Null: entered by the park. */
  visitorId: text('visitor_id'),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  kind: text('kind').$type<ItemKind>().notNull(),
  category: text('category').notNull(),
  state: text('state').$type<ItemState>().notNull(),
  title: jsonb('title').$type<Localized>().notNull(),
  place: jsonb('place').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  dayPart: text('day_part').$type<DayPart>(),
  contact: encryptedText('contact', 'found thing phone'),
  reason: text('reason'),
  createdAt: momentColumn('created_at').notNull(),
  publishedAt: momentColumn('published_at'),
  closedAt: momentColumn('closed_at'),
});

export const lostFoundClaim = pgTable('lost_found_claim', {
  id: text('id').primaryKey(),
  itemId: text('item_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  state: text('state').$type<ClaimState>().notNull(),
  text: text('text').notNull(),
  contact: encryptedText('contact', 'claim phone'),
  reason: text('reason'),
  createdAt: momentColumn('created_at').notNull(),
  decidedAt: momentColumn('decided_at'),
});
