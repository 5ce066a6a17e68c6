import type { PointSource } from '@park/contract/points/limits';
import { and, eq, gte, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { type ListQuery, orderOf, tableList } from '../../db/keyset';
import { momentColumn } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { insertsNew } from '../../db/tableRows';
import type { PointParams, StoredPoints } from './points.view';

/** The ledger in `migrations/008_help_points.sql`. */
const pointsEntry = pgTable('points_entry', {
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

export interface NewPoints extends Pick<StoredPoints, 'source' | 'subject' | 'points' | 'params' | 'at'> {
  visitorId: string;
  /** Which fact of the subject; each counts once. */
  event: string;
  streak?: number;
}

/** @returns undefined when this fact was counted before; another transaction that is counting it is waited for */
export const insertPoints = insertsNew(pointsEntry);

/** The line that keeps a fact. */
export async function findEntry(
  tx: Db,
  { visitorId, source, subject, event }: Pick<NewPoints, 'visitorId' | 'source' | 'subject' | 'event'>,
): Promise<Pick<NewPoints, 'points' | 'params'> | undefined> {
  const of = [eq(pointsEntry.visitorId, visitorId), eq(pointsEntry.source, source), eq(pointsEntry.subject, subject)];
  const [row] = await tx
    .select({ points: pointsEntry.points, params: pointsEntry.params })
    .from(pointsEntry)
    .where(and(...of, eq(pointsEntry.event, event)));
  return row;
}

/** Points of one subject that were not taken back. */
export async function pointsOfSubject(
  tx: Db,
  { visitorId, source, subject }: Pick<NewPoints, 'visitorId' | 'source' | 'subject'>,
): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int` })
    .from(pointsEntry)
    .where(and(eq(pointsEntry.visitorId, visitorId), eq(pointsEntry.source, source), eq(pointsEntry.subject, subject)));
  return row?.points ?? 0;
}

export async function balanceOf(db: Db, visitorId: string): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int` })
    .from(pointsEntry)
    .where(eq(pointsEntry.visitorId, visitorId));
  return row?.points ?? 0;
}

/** Balance, what counted since `from`, and the days in a row up to the two days named; null where there was no check-in. */
export async function standing(
  db: Db,
  visitorId: string,
  { today, yesterday, from }: { today: string; yesterday: string; from: number },
): Promise<{ balance: number; today: number; streakToday: number | null; streakYesterday: number | null }> {
  const streakOn = (day: string) =>
    sql<
      number | null
    >`max(${pointsEntry.streak}) filter (where ${pointsEntry.source} = 'checkIn' and ${pointsEntry.subject} = ${day})`;
  const [row] = await db
    .select({
      balance: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int`,
      today: sql<number>`coalesce(sum(${pointsEntry.points}) filter (where ${gte(pointsEntry.at, from)}), 0)::int`,
      streakToday: streakOn(today),
      streakYesterday: streakOn(yesterday),
    })
    .from(pointsEntry)
    .where(eq(pointsEntry.visitorId, visitorId));
  return row ?? { balance: 0, today: 0, streakToday: null, streakYesterday: null };
}

/** A visitor's ledger, newest first. */
export function pointsQuery(visitorId: string): ListQuery<StoredPoints> {
  return tableList(pointsEntry, {
    from: pointsEntry,
    id: pointsEntry.id,
    where: eq(pointsEntry.visitorId, visitorId),
    by: [{ key: pointsEntry.id, order: 'desc' }],
  });
}

/** One page of a visitor's ledger, newest first, and how long it is. */
export function listPoints(db: Db, visitorId: string, paging: Paging): Promise<Paged<StoredPoints>> {
  const query = pointsQuery(visitorId);
  const selection = db
    .select()
    .from(pointsEntry)
    .where(query.where)
    .orderBy(...orderOf(query));
  return pageOf(db, query, selection, paging);
}

export async function visitorExists(db: Db, visitorId: string): Promise<boolean> {
  return (await rows(db)`select 1 from visitor where id = ${visitorId} and erased_at is null`).length > 0;
}
