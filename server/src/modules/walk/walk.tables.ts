import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The table of walks (`migrations/056_walks.sql`); constraints are written there. Moments are epoch milliseconds. */
export const walk = pgTable('walk', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('body').$type<Localized>().notNull(),
  minutes: integer('minutes').notNull(),
  isStepFree: boolean('is_step_free').notNull(),
  /** Numbers of exhibits, in their order. */
  stops: text('stops').array().notNull(),
  stepFreeId: text('step_free_id'),
  isShown: boolean('is_shown').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: momentColumn('updated_at'),
  /** Null: it is as the park came. */
  updatedBy: text('updated_by'),
});
