import type { PointSource } from '@park/contract/points/limits';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { PointParams } from './points.view';

/** The ledger in `migrations/008_help_points.sql`. */
export const pointsEntry = pgTable('points_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  visitorId: text('visitor_id').notNull(),
  source: text('source').$type<PointSource>().notNull(),
  subject: text('subject').notNull(),
  event: text('event').notNull(),
  points: integer('points').notNull(),
  params: jsonb('params').$type<PointParams>().notNull(),
  streak: integer('streak'),
  at: momentColumn('at').notNull(),
});
