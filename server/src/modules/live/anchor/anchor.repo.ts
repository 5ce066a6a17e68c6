import { AnchorStatus } from '@park/contract/live/limits';
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { type ListQuery, ordered } from '../../../db/keyset';
import { newId } from '../../../db/newId';
import { type Paged, type Paging, pageOf } from '../../../db/page';
import { locksById, updatesById } from '../../../db/tableRows';
import type { LiveMessageKind, MessageParams, StoredMessage } from '../live.messages';
import { liveAnchor, liveMessage, livePlatform, liveRegistration } from '../live.tables';

export type AnchorRow = typeof liveAnchor.$inferSelect;

export interface Application {
  name: string;
  phone: string;
  platformId: string;
  account: string;
  introduction: string | null;
}

export async function findAnchor(db: Db, visitorId: string) {
  const [row] = await db
    .select({ anchor: liveAnchor, platformName: livePlatform.name })
    .from(liveAnchor)
    .innerJoin(livePlatform, eq(livePlatform.id, liveAnchor.platformId))
    .where(eq(liveAnchor.visitorId, visitorId));
  return row;
}

/** The visitor's anchor row, made when there is none, locked until the transaction ends. `fresh`: it was made now. */
export async function lockOrInsertAnchor(
  tx: Db,
  visitorId: string,
  { name, phone, platformId, account }: Application,
  now: number,
): Promise<{ anchor: AnchorRow; fresh: boolean }> {
  const [made] = await tx
    .insert(liveAnchor)
    .values({
      id: newId(),
      visitorId,
      status: AnchorStatus.awaiting,
      name,
      phone,
      platformId,
      account,
      reason: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: liveAnchor.visitorId })
    .returning();
  if (made) return { anchor: made, fresh: true };
  const [anchor] = await tx.select().from(liveAnchor).where(eq(liveAnchor.visitorId, visitorId)).for('no key update');
  if (!anchor) throw new Error('The anchor row vanished between insert and lock.');
  return { anchor, fresh: false };
}

export const lockAnchor = locksById(liveAnchor, 'no key update');

export const updateAnchor = updatesById(liveAnchor);

export async function insertRegistration(tx: Db, anchorId: string, application: Application, now: number): Promise<string> {
  const id = newId();
  await tx.insert(liveRegistration).values({
    id,
    anchorId,
    status: AnchorStatus.awaiting,
    ...application,
    reason: null,
    createdAt: now,
    decidedAt: null,
  });
  return id;
}

export async function decideRegistration(
  tx: Db,
  id: string,
  decision: { status: AnchorStatus; reason: string | null },
  now: number,
): Promise<void> {
  await tx
    .update(liveRegistration)
    .set({ ...decision, decidedAt: now })
    .where(eq(liveRegistration.id, id));
}

function selectRegistrations(db: Db) {
  return db
    .select({
      registration: liveRegistration,
      platformName: livePlatform.name,
      visitorId: liveAnchor.visitorId,
      anchorStatus: liveAnchor.status,
    })
    .from(liveRegistration)
    .innerJoin(livePlatform, eq(livePlatform.id, liveRegistration.platformId))
    .innerJoin(liveAnchor, eq(liveAnchor.id, liveRegistration.anchorId));
}
export type RegistrationRow = Awaited<ReturnType<typeof selectRegistrations>>[number];

export async function findRegistration(db: Db, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await selectRegistrations(db).where(eq(liveRegistration.id, id));
  return row;
}

export async function findNewestRegistration(db: Db, visitorId: string): Promise<RegistrationRow | undefined> {
  const [row] = await selectRegistrations(db)
    .where(eq(liveAnchor.visitorId, visitorId))
    .orderBy(desc(liveRegistration.createdAt), desc(liveRegistration.id))
    .limit(1);
  return row;
}

export async function findAwaiting(tx: Db, anchorId: string): Promise<RegistrationRow | undefined> {
  const [row] = await selectRegistrations(tx).where(
    and(eq(liveRegistration.anchorId, anchorId), eq(liveRegistration.status, AnchorStatus.awaiting)),
  );
  return row;
}

export interface RegistrationsQuery {
  status?: AnchorStatus;
  order?: 'asc' | 'desc';
}

/** A suspended anchor's registration counts as suspended and no longer as approved. */
function hasStatus(status: AnchorStatus | undefined): SQL | undefined {
  if (status === undefined) return undefined;
  const { approved, suspended } = AnchorStatus;
  if (status !== approved && status !== suspended) return eq(liveRegistration.status, status);
  const ofSuspended = sql`${liveRegistration.anchorId} in (select ${liveAnchor.id} from ${liveAnchor} where ${eq(liveAnchor.status, suspended)})`;
  return and(eq(liveRegistration.status, approved), status === suspended ? ofSuspended : not(ofSuspended));
}

export function registrationsQuery({ status, order }: RegistrationsQuery): ListQuery<RegistrationRow> {
  return {
    ...ordered(liveRegistration, liveRegistration.createdAt, order),
    where: hasStatus(status),
    read: (db, ids) => selectRegistrations(db).where(inArray(liveRegistration.id, ids)),
    idOf: ({ registration }) => registration.id,
  };
}

/** Writes a message to a visitor that is about no reservation. */
export async function insertMessage(
  tx: Db,
  visitorId: string,
  kind: LiveMessageKind,
  params: MessageParams,
  now: number,
): Promise<void> {
  await tx.insert(liveMessage).values({ id: newId(), visitorId, kind, params, reservationId: null, createdAt: now });
}

/** One page of the visitor's messages, newest first, and how many there are. */
export function listMessages(db: Db, visitorId: string, paging: Paging): Promise<Paged<StoredMessage>> {
  const where = eq(liveMessage.visitorId, visitorId);
  const selection = db.select().from(liveMessage).where(where).orderBy(desc(liveMessage.createdAt), desc(liveMessage.sequence));
  return pageOf(db, { from: liveMessage, where }, selection, paging);
}
