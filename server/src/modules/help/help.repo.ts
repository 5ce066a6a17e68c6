import { HELP } from '@park/contract/help/limits';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { type Listed, type ListQuery, tableList } from '../../db/keyset';
import { at } from '../../db/moment';
import { locksById } from '../../db/tableRows';
import { type Fold, PROOF } from './help.rules';
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
  await rows(tx)`select pg_advisory_xact_lock(hashtextextended(key, 0)) from (values ${keys}) as device (key)`;
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
export const lockRequest = locksById(helpRequest, 'no key update');

/** Who was signed in when they made this call; undefined when nobody was. */
export async function findCaller(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db.select({ visitorId: helpRequest.visitorId }).from(helpRequest).where(eq(helpRequest.number, number));
  return row?.visitorId ?? undefined;
}

/** The newest calls of a phone. */
export function listOfDevice(db: Db, deviceHash: string, limit: number): Promise<HelpRow[]> {
  return db
    .select()
    .from(helpRequest)
    .where(eq(helpRequest.deviceHash, deviceHash))
    .orderBy(desc(helpRequest.receivedAt), desc(helpRequest.id))
    .limit(limit);
}

/**
 * Open calls, each with the row in which it stands on the board (`bundle`): its own, or that of its network or place when more than
 * `HELP.apart` wait from there that nobody is signed in for. A place is about a hundred metres.
 */
const OPEN_CALLS = sql`(select help_request.*, case
    when proof > ${PROOF.inPark} or status <> 'active' then id
    when source <> '' and from_source > ${HELP.apart} then 'network ' || source
    when latitude is not null and from_place > ${HELP.apart} then 'place ' || place
    else id end as bundle
  from (select help_request.*,
      count(*) over (partition by status, proof > ${PROOF.inPark}, source) as from_source,
      count(*) over (partition by status, proof > ${PROOF.inPark}, place) as from_place
    from (select *, round(latitude::numeric, 3) || ' ' || round(longitude::numeric, 3) as place from help_request
      where status in ('active', 'responding')) help_request) help_request)`;

/** The first of each row stands for it. */
const ROWS = sql`(select * from (select *, row_number() over (partition by bundle order by unproven, urgency, received_at, id) as nth
  from ${OPEN_CALLS} help_request) help_request where nth = 1) help_request`;

/** For staff: open calls in the order in which to go, or ended ones, newest first. @param which the rows of the board, only those in the row of one call, or each call */
export function requestsQuery(which: { over: boolean; inRowOf?: string; each?: boolean }): ListQuery<HelpRow> {
  return tableList(helpRequest, listedAs(which));
}

function listedAs({ over, inRowOf, each }: { over: boolean; inRowOf?: string; each?: boolean }): Listed {
  const { status, urgency, receivedAt, id } = helpRequest;
  const inOrder = { key: id, order: 'asc' as const };
  if (over) return { from: helpRequest, id, where: inArray(status, OVER), by: [{ key: receivedAt, order: 'desc' }, inOrder] };
  const by: Listed['by'] = [
    { key: status, order: 'asc' },
    { key: sql`help_request.unproven`, order: 'asc' },
    { key: urgency, order: 'asc' },
    { key: receivedAt, order: 'asc' },
    inOrder,
  ];
  if (each) return { from: helpRequest, id, where: inArray(status, OPEN), by };
  if (inRowOf === undefined) return { from: ROWS, id, by };
  return { from: sql`${OPEN_CALLS} help_request`, id, where: sql`bundle = ${bundleOf(inRowOf)}`, by };
}

const bundleOf = (id: string) => sql`(select bundle from ${OPEN_CALLS} one where one.id = ${id})`;

/** How many stand in the row of each of these open calls, and what they share; those that stand for themselves are left out. */
export async function foldsOf(db: Db, ids: string[]): Promise<Map<string, Fold>> {
  if (ids.length === 0) return new Map();
  const found = await rows(db)<{ id: string; n: number; kind: string }>`select id, n, split_part(bundle, ' ', 1) as kind
    from (select id, bundle, (count(*) over (partition by bundle))::int as n from ${OPEN_CALLS} open) open
    where n > 1 and id in ${ids}`;
  return new Map(found.map(({ id, n, kind }) => [id, { folded: n, foldedBy: kind === 'network' ? 'network' : 'place' }]));
}

/** Ends the calls that wait beside this one in its row and had arrived by `seenAt`; this one is left as it is. @returns how many */
export async function resolveRow(tx: Db, id: string, seenAt: number, endedAt: number, outcome: string): Promise<number> {
  const ended = await rows(tx)`update help_request set status = 'resolved', ended_at = ${at(endedAt)}, outcome = ${outcome}
    where id <> ${id} and status = 'active' and received_at <= ${at(seenAt)}
      and id in (select open.id from ${OPEN_CALLS} open where open.bundle = ${bundleOf(id)}) returning 1`;
  return ended.length;
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
  const stripped = await rows(db)`
    update help_request set phone = '', note = '', latitude = null, longitude = null, accuracy = null,
      position_system = null, located_at = null, source = ''
    where ended_at is not null and (phone <> '' or latitude is not null or note <> '') and ended_at < ${at(until)} returning 1`;
  return stripped.length;
}
