import { and, count, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db';
import { session } from './session.tables';

export interface SessionRow {
  id: string;
  visitorId: string | null;
  adminId: string | null;
  adminName: string | null;
  /** Null: a visitor's. */
  admin: {
    displayName: string;
    roles: string[];
    /** Of all of the roles; an owner's are not in the database. */
    permissions: string[];
    /** When an owner without a second factor must set it up; epoch milliseconds. */
    totpDue: number | null;
    passwordIssued: boolean;
  } | null;
  /** When somebody signed in; epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Also when the account it belongs to may sign in no more. */
  revoked: boolean;
}

const FIND = `
  select s.id, s.visitor_id as "visitorId", s.admin_id as "adminId", s.admin_name as "adminName",
    case when a.id is not null then jsonb_build_object('displayName', a.display_name, 'roles', a.roles,
      'permissions', coalesce((select jsonb_agg(distinct p) from staff_role r, unnest(r.permissions) p where r.id = any(a.roles)), '[]'), 'passwordIssued', a.password_until is not null,
      'totpDue', case when 'owner' = any(a.roles) and a.totp_since is null then (extract(epoch from a.totp_due) * 1000)::float8 end) end as admin,
    (extract(epoch from s.created_at) * 1000)::float8 as "createdAt",
    (extract(epoch from s.expires_at) * 1000)::float8 as "expiresAt",
    s.revoked_at is not null or a.active is false as revoked
  from session s left join admin_account a on a.id = s.admin_id where s.id = any($1::text[])`;

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

/** @param but a session that goes on */
export async function revokeSessionsOfAdmin(db: Db, adminId: string, at: Date, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(session.id, but);
  await db
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.adminId, adminId), isNull(session.revokedAt), others));
}

export async function countSessionsOfAdmins(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await db
    .select({ id: session.adminId, sessions: count() })
    .from(session)
    .where(and(inArray(session.adminId, [...ids]), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .groupBy(session.adminId);
  return new Map(counted.map(({ id, sessions }) => [id ?? '', sessions]));
}

export async function deleteExpiredSessions(db: Db, before: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, before));
}
