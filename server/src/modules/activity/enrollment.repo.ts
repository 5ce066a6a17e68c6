import type { EnrollmentState } from '@park/contract/activity/limits';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { countOf, type ListQuery, ordered } from '../../db/keyset';
import { at } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { inserts, rowOf, rowsOf, updatesById } from '../../db/tableRows';
import type { ActivityRow } from './activity.repo';
import { activity, activityEnrollment as enrollment } from './activity.tables';

export type EnrollmentRow = typeof enrollment.$inferSelect;

/** An enrolment, what it is for, and how many people wait before it. */
export interface EnrollmentView {
  enrollment: EnrollmentRow;
  activity: ActivityRow;
  ahead: number;
}

const VIEW = {
  enrollment: getTableColumns(enrollment),
  activity: getTableColumns(activity),
  ahead: sql<number>`case ${enrollment.state} when 'waiting' then (select coalesce(sum(before.people), 0)::int
    from activity_enrollment before where before.activity_id = ${activity.id} and before.state = 'waiting'
      and before.sequence < ${enrollment.sequence}) else 0 end`,
};

const WITH_ACTIVITY = sql`${enrollment} join ${activity} on ${activity.id} = ${enrollment.activityId}`;

function selectViews(db: Db) {
  return db.select(VIEW).from(enrollment).innerJoin(activity, eq(activity.id, enrollment.activityId));
}

/** @param visitorId given: only when it is theirs */
export async function findEnrollment(db: Db, id: string, visitorId?: string): Promise<EnrollmentView | undefined> {
  const mine = visitorId === undefined ? undefined : eq(enrollment.visitorId, visitorId);
  const [row] = await selectViews(db).where(and(eq(enrollment.id, id), mine));
  return row;
}

export async function findByCode(db: Db, code: string): Promise<EnrollmentView | undefined> {
  const [row] = await selectViews(db).where(eq(enrollment.code, code));
  return row;
}

export function findByKey(db: Db, visitorId: string, key: string): Promise<EnrollmentRow | undefined> {
  return rowOf(db, enrollment, and(eq(enrollment.visitorId, visitorId), eq(enrollment.idempotencyKey, key)));
}

/** What the unique index allows one of: live, or kept. The activity is locked. */
export function findStanding(tx: Db, visitorId: string, activityId: string): Promise<EnrollmentRow | undefined> {
  return rowOf(
    tx,
    enrollment,
    and(
      eq(enrollment.visitorId, visitorId),
      eq(enrollment.activityId, activityId),
      inArray(enrollment.state, ['applied', 'waiting', 'offered', 'enrolled', 'kept']),
    ),
  );
}

/** Something may still come of it, whether or not jobs have run. */
function isLiveAt(now: number): SQL {
  const { state, offerUntil } = enrollment;
  return sql`(${state} in ('applied', 'waiting') and ${activity.startAt} > ${at(now)}
    or ${state} = 'offered' and ${offerUntil} > ${at(now)} or ${state} = 'enrolled' and ${activity.endAt} > ${at(now)})`;
}

/** One page of a visitor's, newest first. @param live given: only what is live at this moment */
export function listOwn(
  db: Db,
  query: Paging & { visitorId: string; activityId?: string; live: number | null },
): Promise<Paged<EnrollmentView>> {
  const where = and(
    eq(enrollment.visitorId, query.visitorId),
    query.activityId === undefined ? undefined : eq(enrollment.activityId, query.activityId),
    query.live === null ? undefined : isLiveAt(query.live),
  );
  const selection = selectViews(db).where(where).orderBy(desc(enrollment.createdAt), desc(enrollment.sequence));
  return pageOf(db, { from: WITH_ACTIVITY, where }, selection, query);
}

/** How many of a visitor's something may still come of. */
export function countLive(db: Db, visitorId: string, now: number): Promise<number> {
  return countOf(db, { from: WITH_ACTIVITY, where: and(eq(enrollment.visitorId, visitorId), isLiveAt(now)) });
}

/** The activities at which something may still come of a visitor's enrolment, in the order in which all are locked. */
export async function listLiveActivities(
  tx: Db,
  visitorId: string,
  now: number,
): Promise<{ id: string; activityId: string }[]> {
  return tx
    .select({ id: enrollment.id, activityId: enrollment.activityId })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .where(and(eq(enrollment.visitorId, visitorId), isLiveAt(now)))
    .orderBy(enrollment.activityId);
}

/** An activity's, newest first, without who is before them in the line. */
export function enrollmentsQuery({
  activityId,
  state,
}: {
  activityId: string;
  state?: EnrollmentState;
}): ListQuery<Omit<EnrollmentView, 'ahead'>> {
  return {
    ...ordered(enrollment, enrollment.createdAt),
    where: and(eq(enrollment.activityId, activityId), state && eq(enrollment.state, state)),
    read: (db, ids) =>
      db
        .select({ enrollment, activity })
        .from(enrollment)
        .innerJoin(activity, eq(activity.id, enrollment.activityId))
        .where(inArray(enrollment.id, ids)),
    idOf: (row) => row.enrollment.id,
  };
}

export const insertEnrollment = inserts(enrollment);

export const updateEnrollment = updatesById(enrollment);

/** All of an activity that are in one of these states; its row is locked. */
export function listIn(tx: Db, activityId: string, states: EnrollmentState[]): Promise<EnrollmentRow[]> {
  return rowsOf(
    tx,
    enrollment,
    and(eq(enrollment.activityId, activityId), inArray(enrollment.state, states)),
    enrollment.sequence,
  );
}

/** The same become another state, all at once. @returns those that did */
export async function moveAll(
  tx: Db,
  activityId: string,
  from: EnrollmentState[],
  to: { state: EnrollmentState; reason?: string | null; now: number },
): Promise<{ id: string; visitorId: string; people: number; state: EnrollmentState }[]> {
  return rows(tx)`with moved as (
      select id, state from activity_enrollment
      where activity_id = ${activityId} and state = any(${sql.param(from)}::text[]) for no key update
    )
    update activity_enrollment e set state = ${to.state}, reason = ${to.reason ?? null}, ended_at = ${at(to.now)}
    from moved where e.id = moved.id
    returning e.id, e.visitor_id as "visitorId", e.people, moved.state`;
}

/** Enrolments and people of an activity by state. */
export function countByState(
  db: Db,
  activityId: string,
): Promise<{ state: EnrollmentState; enrollments: number; people: number }[]> {
  return rows(db)`select state, count(*)::int as enrollments, sum(people)::int as people from activity_enrollment
    where activity_id = ${activityId} group by state order by state`;
}
