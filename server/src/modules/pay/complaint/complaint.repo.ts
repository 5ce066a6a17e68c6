import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { type ListQuery, ordered, tableList } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import { isDue, LEASE_SECONDS, takenFor } from '../../../db/outbox';
import { findsById, inserts, insertsNew, locksById, rowsOf, updatesById } from '../../../db/tableRows';
import { complaint, complaintStep } from './complaint.tables';

export type ComplaintRow = typeof complaint.$inferSelect;
export type StepRow = typeof complaintStep.$inferSelect;

/** The database's own clock, epoch milliseconds: what nodes ask WeChat is put in order by it. */
export async function clockOf(db: Db): Promise<number> {
  const [row] = await rows(db)<{ now: number }>`select floor(${ms(sql`clock_timestamp()`)}) as now`;
  return Number(row?.now);
}

export const findComplaint = findsById(complaint);
export const lockComplaint = locksById(complaint);
export const updateComplaint = updatesById(complaint);

/** @returns undefined when it was known */
export const insertComplaint = insertsNew(complaint);

export async function lockByNumber(tx: Db, { channel, number }: Pick<ComplaintRow, 'channel' | 'number'>) {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(and(eq(complaint.channel, channel), eq(complaint.number, number)))
    .for('update');
  return row;
}

/** Those of WeChat Pay that are open, and those of these numbers. */
export function listToCompare(db: Db, numbers: string[]): Promise<ComplaintRow[]> {
  const known = numbers.length > 0 ? inArray(complaint.number, numbers) : sql`false`;
  return rowsOf(db, complaint, sql`${complaint.channel} = 'pay' and (${complaint.state} <> 'processed' or ${known})`);
}

/** For staff: open ones by the time that is left, or those that are over, newest first. */
export function complaintsQuery({ over }: { over: boolean }): ListQuery<ComplaintRow> {
  return over
    ? tableList(complaint, { ...ordered(complaint, complaint.endedAt), where: eq(complaint.state, 'processed') })
    : tableList(complaint, { ...ordered(complaint, complaint.dueAt, 'asc'), where: ne(complaint.state, 'processed') });
}

/** What staff did with these, oldest first. */
export function stepsOf(db: Db, complaintIds: string[]): Promise<StepRow[]> {
  if (complaintIds.length === 0) return Promise.resolve([]);
  return rowsOf(
    db,
    complaintStep,
    inArray(complaintStep.complaintId, complaintIds),
    asc(complaintStep.at),
    asc(complaintStep.id),
  );
}

export const insertStep = inserts(complaintStep);

/** Takes steps that are due, so that no other node works on them. */
export async function takeSteps(db: Db, { now, limit, id }: { now: number; limit: number; id?: string }): Promise<StepRow[]> {
  const where = sql`state = 'sending' and ${id === undefined ? sql`true` : sql`id = ${id}`}`;
  return db
    .update(complaintStep)
    .set({
      attempts: sql`${complaintStep.attempts} + 1`,
      nextTryAt: now + LEASE_SECONDS * 1_000,
      takenUntil: takenFor(LEASE_SECONDS) as never,
    })
    .where(isDue({ table: sql`complaint_step`, id: sql`id`, where, now, limit }))
    .returning();
}

/** Changes a step that is on its way; nothing, should another node have it or have ended it. */
export async function changeSending(db: Db, { id, attempts }: StepRow, change: Partial<StepRow>): Promise<void> {
  await db
    .update(complaintStep)
    .set({ ...change, takenUntil: null })
    .where(and(eq(complaintStep.id, id), eq(complaintStep.state, 'sending'), eq(complaintStep.attempts, attempts)));
}

/** Takes words and phones off what was over before a moment. @returns of how many */
export async function stripComplaints(db: Db, before: number, now: number): Promise<number> {
  const done = await rows(db)`with gone as (update complaint set text = '', phone = '', history = '', stripped_at = ${at(now)}
      where state = 'processed' and stripped_at is null and ended_at < ${at(before)} returning id),
    steps as (update complaint_step set text = '', details = ''
      where complaint_id in (select id from gone) and text || details <> '' and state <> 'sending')
    select id from gone`;
  return done.length;
}
