import type { Motif } from '@park/contract/motifs';
import type { NoticeCategory, WarningColour, WarningKind } from '@park/contract/notice/limits';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The tables of `migrations/005_notice.sql` (032) that are about notices; constraints are written there. Moments are epoch milliseconds. */
export const notice = pgTable('notice', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  category: text('category').$type<NoticeCategory>().notNull(),
  title: jsonb('title').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  words: jsonb('words').$type<Localized>().notNull(),
  motif: text('motif').$type<Motif>().notNull(),
  coverId: text('cover_id'),
  pinned: boolean('pinned').notNull().default(false),
  showFrom: momentColumn('show_from'),
  showUntil: momentColumn('show_until'),
  warningColour: text('warning_colour').$type<WarningColour>(),
  warningKind: text('warning_kind').$type<WarningKind>(),
  publishedAt: momentColumn('published_at'),
  withdrawnAt: momentColumn('withdrawn_at'),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
  updatedBy: text('updated_by'),
});
