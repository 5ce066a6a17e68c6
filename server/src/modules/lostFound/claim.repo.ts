import type { ClaimState } from '@park/contract/lostFound/limits';
import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type ListQuery, ordered, orderOf } from '../../db/keyset';
import { at } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { findsById, inserts, rowsOf, updatesById } from '../../db/tableRows';
import { lostFoundClaim, lostFoundItem } from './lostFound.tables';

export type ClaimRow = typeof lostFoundClaim.$inferSelect;
export interface ClaimWithItem {
  claim: ClaimRow;
  item: typeof lostFoundItem.$inferSelect;
}

export const findClaim = findsById(lostFoundClaim);

/** All claims of a thing, the oldest first. */
export function listClaimsOf(db: Db, itemId: string): Promise<ClaimRow[]> {
  return rowsOf(db, lostFoundClaim, eq(lostFoundClaim.itemId, itemId), asc(lostFoundClaim.createdAt), asc(lostFoundClaim.id));
}

/** How many a visitor has made since a moment. */
export function countClaimsSince(tx: Db, visitorId: string, since: number): Promise<number> {
  return tx.$count(lostFoundClaim, and(eq(lostFoundClaim.visitorId, visitorId), gte(lostFoundClaim.createdAt, since)));
}

export const insertClaim = inserts(lostFoundClaim);

export const updateClaim = updatesById(lostFoundClaim);

/** Ends the waiting claims of things that are over. @returns who waited for what */
export function endWaiting(tx: Db, itemIds: string[], now: number): Promise<{ visitorId: string; itemId: string }[]> {
  return rows(tx)`update lost_found_claim set state = 'rejected', decided_at = ${at(now)}
    where item_id = any(${sql.param(itemIds)}::text[]) and state = 'waiting'
    returning visitor_id as "visitorId", item_id as "itemId"`;
}

/** Puts another name for these things into the messages of those who claimed them. */
export async function forgetTitles(tx: Db, itemIds: string[], name: Record<string, string>): Promise<void> {
  const ids = sql`any(${sql.param(itemIds)}::text[])`;
  await tx.execute(sql`update message set params = jsonb_set(params, '{name}', ${JSON.stringify(name)}::jsonb)
    where visitor_id in (select visitor_id from lost_found_claim where item_id = ${ids}) and subject = ${ids}`);
}

/** A visitor's own, newest first, each with what it is about. */
export function listOwnClaims(db: Db, visitorId: string, paging: Paging): Promise<Paged<ClaimWithItem>> {
  const query = queryOf(eq(lostFoundClaim.visitorId, visitorId));
  const selection = selectClaims(db)
    .where(query.where)
    .orderBy(...orderOf(query));
  return pageOf(db, query, selection, paging);
}

export interface ClaimsQuery {
  state?: ClaimState;
  order?: 'asc' | 'desc';
}

/** Everybody's that match. */
export function claimsQuery({ state, order }: ClaimsQuery): ListQuery<ClaimWithItem> {
  return queryOf(state ? eq(lostFoundClaim.state, state) : undefined, order);
}

function queryOf(where: SQL | undefined, order?: 'asc' | 'desc'): ListQuery<ClaimWithItem> {
  return {
    ...ordered(lostFoundClaim, lostFoundClaim.createdAt, order),
    where,
    read: (db, ids) => selectClaims(db).where(inArray(lostFoundClaim.id, ids)),
    idOf: ({ claim }) => claim.id,
  };
}

function selectClaims(db: Db) {
  return db
    .select({ claim: getTableColumns(lostFoundClaim), item: getTableColumns(lostFoundItem) })
    .from(lostFoundClaim)
    .innerJoin(lostFoundItem, eq(lostFoundItem.id, lostFoundClaim.itemId));
}
