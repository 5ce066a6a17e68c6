import type { LockablePage } from '@park/contract/lock/limits';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The table of locked pages in `migrations/005_notice.sql`. Moments are epoch milliseconds. */
export const pageLock = pgTable('page_lock', {
  page: text('page').$type<LockablePage>().primaryKey(),
  reason: jsonb('reason').$type<Localized>().notNull(),
  until: momentColumn('until'),
  lockedAt: momentColumn('locked_at').notNull(),
  lockedBy: text('locked_by').notNull(),
});
