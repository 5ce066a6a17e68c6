import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db';
import { session } from './session.tables';

export interface SessionRow {
  id: string;
  visitorId: string | null;
  adminId: string | null;
  adminName: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
  revoked: boolean;
}

const FIND = `
  select id, visitor_id as "visitorId", admin_id as "adminId", admin_name as "adminName",
    (extract(epoch from expires_at) * 1000)::float8 as "expiresAt", revoked_at is not null as revoked
  from session where id = any($1::text[])`;

/** The read that every signed-in request costs. */
export function findSessions(db: Db, ids: string[]): Promise<SessionRow[]> {
  return prepared<SessionRow>(db, 'sessions_by_id', FIND, [ids]);
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
