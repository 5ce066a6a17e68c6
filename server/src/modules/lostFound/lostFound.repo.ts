import type { ItemKind, ItemState } from '@park/contract/lostFound/limits';
import { and, asc, desc, eq, gt, gte, inArray, or, type SQL } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type ListQuery, ordered, tableList } from '../../db/keyset';
import { at } from '../../db/moment';
import { type Paged, type Paging, pageOf } from '../../db/page';
import { findsById, locksById, rowOf, rowsOf, updatesById } from '../../db/tableRows';
import { lostFoundItem } from './lostFound.tables';

export type ItemRow = typeof lostFoundItem.$inferSelect;
export type { ClaimRow } from './claim.repo';

interface Filter {
  kind?: ItemKind;
  category?: string;
}

export function findByKey(tx: Db, visitorId: string, idempotencyKey: string): Promise<ItemRow | undefined> {
  return rowOf(
    tx,
    lostFoundItem,
    and(eq(lostFoundItem.visitorId, visitorId), eq(lostFoundItem.idempotencyKey, idempotencyKey)),
  );
}

/** How many a visitor has sent since a moment. */
export function countSince(tx: Db, visitorId: string, since: number): Promise<number> {
  return tx.$count(lostFoundItem, and(eq(lostFoundItem.visitorId, visitorId), gte(lostFoundItem.createdAt, since)));
}

export async function insertItem(tx: Db, row: typeof lostFoundItem.$inferInsert): Promise<ItemRow> {
  const [made] = await tx.insert(lostFoundItem).values(row).returning();
  if (!made) throw new Error('An item was not written.');
  return made;
}

export const findItem = findsById(lostFoundItem);

/** The same, until the transaction ends nobody else's to change; its claims wait for it, too. */
export const lockItem = locksById(lostFoundItem);

export const updateItem = updatesById(lostFoundItem);

/** One page of what anybody may see, newest first. @param returnedSince what came back before shows no longer */
export async function listShown(
  db: Db,
  { kind, category, ...paging }: Paging & Filter,
  returnedSince: number,
): Promise<Paged<ItemRow>> {
  const open = and(inArray(lostFoundItem.state, ['published', 'matched']), ...filters({ kind, category }));
  const back = and(
    eq(lostFoundItem.state, 'returned'),
    gt(lostFoundItem.closedAt, returnedSince),
    ...filters({ kind, category }),
  );
  // In the words of the index that has this order (lost_found_item_public).
  const shown = and(inArray(lostFoundItem.state, ['published', 'matched', 'returned']), or(open, back));
  const { page, pageSize } = paging;
  const items = await db
    .select()
    .from(lostFoundItem)
    .where(shown)
    .orderBy(desc(lostFoundItem.publishedAt), asc(lostFoundItem.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  // Each from an index of its own: one count of both would read all that ever came back.
  return { items, total: (await db.$count(lostFoundItem, open)) + (await db.$count(lostFoundItem, back)) };
}

export function listOwn(db: Db, visitorId: string, paging: Paging): Promise<Paged<ItemRow>> {
  const where = eq(lostFoundItem.visitorId, visitorId);
  const selection = db.select().from(lostFoundItem).where(where).orderBy(desc(lostFoundItem.createdAt), asc(lostFoundItem.id));
  return pageOf(db, { from: lostFoundItem, where }, selection, paging);
}

/** All of a visitor's, locked, so that no claim comes meanwhile. */
export function listAllOwn(tx: Db, visitorId: string): Promise<ItemRow[]> {
  const own = eq(lostFoundItem.visitorId, visitorId);
  return tx.select().from(lostFoundItem).where(own).orderBy(asc(lostFoundItem.id)).for('no key update');
}

export type ItemsQuery = Filter & { state?: ItemState; order?: 'asc' | 'desc' };

/** Everybody's that match. */
export function itemsQuery({ state, order, ...filter }: ItemsQuery): ListQuery<ItemRow> {
  const where = and(state ? eq(lostFoundItem.state, state) : undefined, ...filters(filter));
  return tableList(lostFoundItem, { ...ordered(lostFoundItem, lostFoundItem.createdAt, order), where });
}

function filters({ kind, category }: Filter): (SQL | undefined)[] {
  return [kind ? eq(lostFoundItem.kind, kind) : undefined, category ? eq(lostFoundItem.category, category) : undefined];
}

/** Takes away what has lain open since before a moment. @returns what that was */
export function putAway(tx: Db, before: number, now: number): Promise<Pick<ItemRow, 'id' | 'title'>[]> {
  return rows(tx)`update lost_found_item set state = 'withdrawn', closed_at = ${at(now)}
    where state in ('reviewing', 'published', 'matched') and created_at < ${at(before)} returning id, title`;
}

/** Takes phone numbers off what was over before a moment, and off its claims. @returns the things' ids */
export async function forgetContacts(tx: Db, before: number): Promise<string[]> {
  const done = await rows(tx)<{ id: string }>`with over as (
      update lost_found_item set contact = null
      where contact is not null and closed_at is not null and closed_at < ${at(before)} returning id
    ), claims as (
      update lost_found_claim set contact = null from over where item_id = over.id
    )
    select id from over`;
  return done.map(({ id }) => id);
}

/** Those of the reports that were reviewed and are not settled. */
export function listReviewed(db: Db, ids: string[]): Promise<(typeof lostFoundItem.$inferSelect)[]> {
  return rowsOf(db, lostFoundItem, and(inArray(lostFoundItem.id, ids), inArray(lostFoundItem.state, ['published', 'matched'])));
}
