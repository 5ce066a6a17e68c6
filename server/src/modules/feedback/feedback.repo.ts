import type { FeedbackState } from '@park/contract/feedback/limits';
import { and, asc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type ListQuery, ordered, orderOf, tableList } from '../../db/keyset';
import { at } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { inserts, insertsNew, rowOf, rowsOf, updatesById } from '../../db/tableRows';
import { feedback, feedbackLine, feedbackNote } from './feedback.tables';

export type FeedbackRow = typeof feedback.$inferSelect;
export type LineRow = typeof feedbackLine.$inferSelect;

export function findByKey(tx: Db, visitorId: string, idempotencyKey: string): Promise<FeedbackRow | undefined> {
  return rowOf(tx, feedback, and(eq(feedback.visitorId, visitorId), eq(feedback.idempotencyKey, idempotencyKey)));
}

/** How many a visitor has sent since a moment. */
export function countSince(tx: Db, visitorId: string, since: number): Promise<number> {
  return tx.$count(feedback, and(eq(feedback.visitorId, visitorId), gte(feedback.createdAt, since)));
}

export const insertFeedback = inserts(feedback);

/** Answers that the visitor has not rated. */
export function countUnrated(db: Db, visitorId: string): Promise<number> {
  return db.$count(feedback, and(eq(feedback.visitorId, visitorId), eq(feedback.state, 'answered'), isNull(feedback.rating)));
}

/** @param visitorId given: only their own */
export function findFeedback(db: Db, id: string, visitorId?: string): Promise<FeedbackRow | undefined> {
  return rowOf(db, feedback, byId(id, visitorId));
}

/** The same, until the transaction ends nobody else's to change. */
export async function lockFeedback(tx: Db, id: string, visitorId?: string): Promise<FeedbackRow | undefined> {
  const [row] = await tx.select().from(feedback).where(byId(id, visitorId)).for('update');
  return row;
}

const byId = (id: string, visitorId?: string) =>
  and(eq(feedback.id, id), visitorId === undefined ? undefined : eq(feedback.visitorId, visitorId));

export const updateFeedback = updatesById(feedback);

/** What was said after the first text, in its order. */
export function listLines(db: Db, feedbackId: string): Promise<LineRow[]> {
  return rowsOf(db, feedbackLine, eq(feedbackLine.feedbackId, feedbackId), asc(feedbackLine.sequence));
}

export const insertLine = inserts(feedbackLine);

/** Oldest first. */
export const listNotes = (db: Db, feedbackId: string): Promise<(typeof feedbackNote.$inferSelect)[]> =>
  rowsOf(db, feedbackNote, eq(feedbackNote.feedbackId, feedbackId), asc(feedbackNote.at), asc(feedbackNote.id));

/** Undefined when one of this id was written before. */
export const insertNote = insertsNew(feedbackNote);

/** One page of a visitor's own, newest first, and how many there are. */
export function listOwn(db: Db, visitorId: string, paging: Paging): Promise<Paged<FeedbackRow>> {
  const query = queryOf(eq(feedback.visitorId, visitorId));
  const selection = db
    .select()
    .from(feedback)
    .where(query.where)
    .orderBy(...orderOf(query));
  return pageOf(db, query, selection, paging);
}

export interface FeedbackQuery {
  state?: FeedbackState;
  kind?: string;
  order?: 'asc' | 'desc';
}

/** Everybody's that match. */
export function feedbackQuery({ state, kind, order }: FeedbackQuery): ListQuery<FeedbackRow> {
  return queryOf(and(state ? eq(feedback.state, state) : undefined, kind ? eq(feedback.kind, kind) : undefined), order);
}

function queryOf(where: SQL | undefined, order?: 'asc' | 'desc'): ListQuery<FeedbackRow> {
  return tableList(feedback, { ...ordered(feedback, feedback.createdAt, order), where });
}

/** Takes phone numbers and staff's notes off what was sent before a moment. @returns how many */
export async function forgetContacts(db: Db, before: number): Promise<number> {
  const done = await rows(db)`with gone as (
      delete from feedback_note n using feedback f where f.id = n.feedback_id and f.created_at < ${at(before)} returning 1
    ), forgotten as (
      update feedback set contact = null where contact is not null and created_at < ${at(before)} returning 1
    ) select from gone union all select from forgotten`;
  return done.length;
}
