import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';
import { countOf, orderOf, type Walk } from '../../db/walk';
import { helpAsk, helpRequest } from './help.tables';

export type HelpRow = typeof helpRequest.$inferSelect;

const OPEN: HelpRow['status'][] = ['active', 'responding'];
const OVER: HelpRow['status'][] = ['resolved', 'cancelled'];

/** Calls of one phone take turns until the transaction ends, so that a doubled one finds the first. */
export async function lockDevices(tx: Db, deviceHashes: string[]): Promise<void> {
  // One order for all: two batches that share phones must not wait for each other.
  const keys = sql.join(
    [...new Set(deviceHashes)].sort().map((hash) => sql`(${`help:${hash}`})`),
    sql`, `,
  );
  await rows(tx, sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from (values ${keys}) as device (key)`);
}

/** What was delivered under these ids of the phones' own. */
export async function findDelivered(tx: Db, clientIds: string[]): Promise<Map<string, HelpRow>> {
  const found = await tx
    .select()
    .from(helpAsk)
    .innerJoin(helpRequest, eq(helpAsk.requestId, helpRequest.id))
    .where(inArray(helpAsk.clientId, clientIds));
  return new Map(found.map((row) => [row.help_ask.clientId, row.help_request]));
}

/** The open calls of these phones, at most one each, locked: one that ended meanwhile is not among them. */
export async function lockOpen(tx: Db, deviceHashes: string[]): Promise<Map<string, HelpRow>> {
  const found = await tx
    .select()
    .from(helpRequest)
    .where(and(inArray(helpRequest.deviceHash, deviceHashes), inArray(helpRequest.status, OPEN)))
    .orderBy(asc(helpRequest.id))
    .for('no key update');
  return new Map(found.map((row) => [row.deviceHash, row]));
}

export async function insertRequests(tx: Db, requests: HelpRow[]): Promise<void> {
  if (requests.length > 0) await tx.insert(helpRequest).values(requests);
}

export async function insertAsks(tx: Db, asks: (typeof helpAsk.$inferInsert)[]): Promise<void> {
  if (asks.length > 0) await tx.insert(helpAsk).values(asks);
}

/** Changes a call whose row is locked. */
export async function updateRequest(tx: Db, id: string, change: Partial<HelpRow>): Promise<HelpRow> {
  const [row] = await tx.update(helpRequest).set(change).where(eq(helpRequest.id, id)).returning();
  if (!row) throw new Error('A call for help vanished while it was locked.');
  return row;
}

/** A call, locked until the transaction ends. */
export async function lockRequest(tx: Db, id: string): Promise<HelpRow | undefined> {
  const [row] = await tx.select().from(helpRequest).where(eq(helpRequest.id, id)).for('no key update');
  return row;
}

/** Who was signed in when they made this call; undefined when nobody was. */
export async function findCaller(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db.select({ visitorId: helpRequest.visitorId }).from(helpRequest).where(eq(helpRequest.number, number));
  return row?.visitorId ?? undefined;
}

/** The newest calls of a phone. */
export function listOfDevice(db: Db, deviceHash: string, most: number): Promise<HelpRow[]> {
  return db
    .select()
    .from(helpRequest)
    .where(eq(helpRequest.deviceHash, deviceHash))
    .orderBy(desc(helpRequest.receivedAt), desc(helpRequest.id))
    .limit(most);
}

/** For staff: open calls in the order in which to go, or ended ones, newest first. */
export function requestsWalk(over: boolean): Walk {
  const { status, urgency, receivedAt, id } = helpRequest;
  const inOrder = { key: id, order: 'asc' as const };
  return {
    from: helpRequest,
    id,
    where: inArray(status, over ? OVER : OPEN),
    by: over
      ? [{ key: receivedAt, order: 'desc' }, inOrder]
      : [{ key: status, order: 'asc' }, { key: urgency, order: 'asc' }, { key: receivedAt, order: 'asc' }, inOrder],
  };
}

export function listRequestsById(db: Db, ids: string[]): Promise<HelpRow[]> {
  return db.select().from(helpRequest).where(inArray(helpRequest.id, ids));
}

/** One page for staff: open calls in the order in which to go, or ended ones, newest first. */
export async function listRequests(
  db: Db,
  over: boolean,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: HelpRow[]; total: number }> {
  const walk = requestsWalk(over);
  const items = await db
    .select()
    .from(helpRequest)
    .where(walk.where)
    .orderBy(...orderOf(walk))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await countOf(db, walk) };
}

/** How long the calls that arrived since `from` waited for staff: how many were taken, and the middle of their seconds. */
export async function responseTimes(db: Db, from: number): Promise<{ taken: number; seconds: number }> {
  const [row] = await db
    .select({
      taken: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(percentile_cont(0.5) within group (
        order by extract(epoch from ${helpRequest.respondingAt} - ${helpRequest.receivedAt})), 0)::float8`,
    })
    .from(helpRequest)
    .where(and(isNotNull(helpRequest.respondingAt), sql`${helpRequest.receivedAt} >= ${at(from)}`));
  return row ?? { taken: 0, seconds: 0 };
}

/** Takes phone, place and words off the calls that ended before `until`. @returns how many */
export async function forgetPersons(db: Db, until: number): Promise<number> {
  const stripped = await rows(
    db,
    sql`update help_request set phone = '', note = '', latitude = null, longitude = null, accuracy = null,
        position_system = null, located_at = null
      where ended_at is not null and (phone <> '' or latitude is not null or note <> '') and ended_at < ${at(until)} returning 1`,
  );
  return stripped.length;
}
