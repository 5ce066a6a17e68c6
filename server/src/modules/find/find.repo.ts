import type { FindState } from '@park/contract/find/limits';
import { addDays, parkMoment } from '@park/contract/parkTime';
import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type ListQuery, ordered, tableList } from '../../db/keyset';
import { at } from '../../db/moment';
import { findsById, inserts, insertsNew, locksById, rowOf, rowsOf, updatesById } from '../../db/tableRows';
import { fossilFind, fossilFindPhoto, fossilFindStep } from './find.tables';

export type FindRow = typeof fossilFind.$inferSelect;
export type StepRow = typeof fossilFindStep.$inferSelect;

/** @returns undefined when its id of the phone, or its number, is there already */
export const insertFind = insertsNew(fossilFind);

export function findDelivered(tx: Db, clientId: string): Promise<FindRow | undefined> {
  return rowOf(tx, fossilFind, eq(fossilFind.clientId, clientId));
}

/** How many a phone has reported since a moment. */
export function countSince(tx: Db, deviceHash: string, since: number): Promise<number> {
  return tx.$count(fossilFind, and(eq(fossilFind.deviceHash, deviceHash), gte(fossilFind.receivedAt, since)));
}

/** The newest of a phone. */
export function listOfDevice(db: Db, deviceHash: string, limit: number): Promise<FindRow[]> {
  return db
    .select()
    .from(fossilFind)
    .where(eq(fossilFind.deviceHash, deviceHash))
    .orderBy(desc(fossilFind.receivedAt), asc(fossilFind.id))
    .limit(limit);
}

export const findFind = findsById(fossilFind);
export const lockFind = locksById(fossilFind, 'no key update');
export const updateFind = updatesById(fossilFind);

/** The ids that phones gave the pictures of these finds, with the files' own. */
export function listPhotos(db: Db, findIds: string[]): Promise<(typeof fossilFindPhoto.$inferSelect)[]> {
  if (findIds.length === 0) return Promise.resolve([]);
  return rowsOf(db, fossilFindPhoto, inArray(fossilFindPhoto.findId, findIds));
}

export const insertPhoto = inserts(fossilFindPhoto);

/** The histories of these finds, each in its order. */
export function listSteps(db: Db, findIds: string[]): Promise<StepRow[]> {
  if (findIds.length === 0) return Promise.resolve([]);
  return rowsOf(
    db,
    fossilFindStep,
    inArray(fossilFindStep.findId, findIds),
    asc(fossilFindStep.findId),
    asc(fossilFindStep.nth),
  );
}

export const insertStep = inserts(fossilFindStep);

export interface FindQuery {
  id?: string;
  state?: FindState;
  /** Days of the park, both included. */
  from?: string;
  to?: string;
}

/** For staff: what waits in the order in which it came, the rest newest first. */
export function findQuery({ id, state, from, to }: FindQuery): ListQuery<FindRow> {
  const wanted: (SQL | undefined)[] = [
    id ? eq(fossilFind.id, id) : undefined,
    state ? eq(fossilFind.state, state) : undefined,
    from ? gte(fossilFind.receivedAt, parkMoment(from, '00:00')) : undefined,
    to ? lt(fossilFind.receivedAt, parkMoment(addDays(to, 1), '00:00')) : undefined,
  ];
  const waits = state === 'received' || state === 'inHand';
  return tableList(fossilFind, {
    ...ordered(fossilFind, fossilFind.receivedAt, waits ? 'asc' : 'desc'),
    where: and(...wanted),
  });
}

/** Takes the phone and the account off finds to which nothing was added since `before`. @returns how many */
export async function forgetFinders(db: Db, before: number): Promise<number> {
  const done = await rows(db)`update fossil_find set visitor_id = null, device_hash = id
    where device_hash <> id and changed_at < ${at(before)} returning 1`;
  return done.length;
}
