import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { session } from './session.tables';

export interface SessionRow {
  visitorId: string | null;
  adminId: string | null;
  adminName: string | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

const prepare = (db: Db) =>
  db
    .select({
      visitorId: session.visitorId,
      adminId: session.adminId,
      adminName: session.adminName,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
    })
    .from(session)
    .where(eq(session.id, sql.placeholder('id')))
    .prepare('session_by_id');

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

/** The one read that every signed-in request costs, so it is prepared once for each connection. */
export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  let query = prepared.get(db);
  if (!query) {
    query = prepare(db);
    prepared.set(db, query);
  }
  return (await query.execute({ id }))[0];
}

export async function insertSession(
  db: Db,
  row: { id: string; visitorId?: string; adminId?: string; adminName?: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(session).values(row);
}

/** Moves the end of a session that is not revoked. */
export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .update(session)
    .set({ expiresAt })
    .where(and(eq(session.id, id), isNull(session.revokedAt), lt(session.expiresAt, expiresAt)));
}

export async function revokeSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.id, id), isNull(session.revokedAt)));
}

export async function revokeSessionsOf(db: Db, visitorId: string, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.visitorId, visitorId), isNull(session.revokedAt), gt(session.expiresAt, at)));
}

export async function deleteExpiredSessions(db: Db, before: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, before));
}
