import type { ActivityStage } from '@park/contract/activity/limits';
import { and, asc, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type ListQuery, ordered, tableList } from '../../db/keyset';
import { at } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { findsById, insertsNew, locksById, rowsOf, updatesById } from '../../db/tableRows';
import { activity } from './activity.tables';

export type ActivityRow = typeof activity.$inferSelect;

export const findActivity = findsById(activity);

/**
 * An activity, locked until the transaction ends: whoever changes it, one of its enrolments or its line holds this. "No key
 * update": enrolments that only refer to it by their foreign key do not wait.
 */
export const lockActivity = locksById(activity, 'no key update');

/** One page of what the public sees: what is still to come, the nearest first, then what is over, the latest first. */
export function listPublished(
  db: Db,
  { filter, now, ...paging }: Paging & { filter: 'all' | 'open'; now: number },
): Promise<Paged<ActivityRow>> {
  const open = sql`${activity.stage} = 'published' and ${activity.openAt} <= ${at(now)} and ${activity.closeAt} > ${at(now)}
    and (${activity.taken} < ${activity.maxPeople} or ${activity.waitingList})`;
  const where = filter === 'open' ? open : sql`${activity.stage} <> 'draft'`;
  const isOver = sql`${activity.endAt} <= ${at(now)}`;
  const nearest = sql`case when ${isOver} then null else ${activity.startAt} end`;
  const selection = db.select().from(activity).where(where).orderBy(isOver, nearest, desc(activity.startAt), asc(activity.id));
  return pageOf(db, { from: activity, where }, selection, paging);
}

/** All, drafts too, the latest beginning first. */
export function activitiesQuery(stage?: ActivityStage): ListQuery<ActivityRow> {
  const where = stage && eq(activity.stage, stage);
  return tableList(activity, { ...ordered(activity, activity.startAt), where });
}

/** Undefined when there is one of this id already. */
export const insertActivity = insertsNew(activity);

export const updateActivity = updatesById(activity);

/** Places that are taken or given back; the caller holds the row and changes the enrolments they belong to. */
export async function addTaken(tx: Db, id: string, people: number): Promise<void> {
  if (people === 0) return;
  await rows(tx)`update activity set taken = taken + ${people}::int where id = ${id}`;
}

/** Activities whose sign-up has ended and that nobody has counted yet, in the order of their locks. */
export async function listClosed(db: Db, now: number): Promise<string[]> {
  return ids(
    db,
    sql`select id from activity where stage = 'published' and enough_at is null and close_at <= ${at(now)} order by id`,
  );
}

/** Published activities that begin between `since` and `until` and end after `from`, the first before; epoch milliseconds. */
export function listBeginning(
  db: Db,
  { since, from, until }: Record<'since' | 'from' | 'until', number>,
): Promise<ActivityRow[]> {
  const { stage, startAt, endAt, id } = activity;
  const where = and(eq(stage, 'published'), gte(startAt, since), lt(startAt, until), gt(endAt, from));
  return rowsOf(db, activity, where, startAt, id);
}

/** Activities with offers whose time is over. */
export async function listWithDueOffers(db: Db, now: number): Promise<string[]> {
  return ids(
    db,
    sql`select distinct activity_id as id from activity_enrollment
      where state = 'offered' and offer_until <= ${at(now)} order by 1`,
  );
}

/** Activities that have begun while somebody waits, or have ended while somebody is still expected. */
export async function listBehind(db: Db, now: number): Promise<string[]> {
  return ids(
    db,
    sql`select distinct a.id from activity_enrollment e join activity a on a.id = e.activity_id
      where (e.state in ('applied', 'waiting') and a.start_at <= ${at(now)})
        or (e.state = 'enrolled' and a.end_at <= ${at(now)})
      order by 1`,
  );
}

async function ids(db: Db, query: SQL): Promise<string[]> {
  return (await rows<{ id: string }>(db, query)).map(({ id }) => id);
}

/** Those of the activities that are no drafts. */
export function listPublic(db: Db, ids: string[]): Promise<ActivityRow[]> {
  return rowsOf(db, activity, and(inArray(activity.id, ids), ne(activity.stage, 'draft')));
}
