import { HOUR_MS } from '@park/contract/parkTime';
import { PERMISSIONS, type Permission } from '@park/contract/staff/permissions';
import DataLoader from 'dataloader';
import type { Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffIdentity } from '../../http/route';
import { deriveKeys } from './keys';
import * as repo from './session.repo';
import { readToken, signToken, type TokenKind } from './token';

export { erasedAt, findOpenid, visitorOfOpenid } from './visitor.repo';

/** A visitor stays signed in for a week after the last visit; staff for a day, and no longer than they ask for more. */
export const TOKEN_LIFE_MS: Record<TokenKind, number> = { user: 7 * 24 * HOUR_MS, admin: 24 * HOUR_MS };
/** However often staff ask for more, they type their password once in so long. */
export const STAFF_SESSION_MS = 7 * 24 * HOUR_MS;

interface OpenedSession {
  accessToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

type Authentication =
  | { state: 'missing' }
  | { state: 'revoked' }
  | {
      state: 'signedIn';
      sessionId: string;
      visitorId: string;
      admin: StaffIdentity | null;
      /** Staff who may only set up their second factor. */
      mustSetUp: boolean;
      /** Staff who may only choose a password of their own. */
      passwordIssued: boolean;
      /** Epoch milliseconds. */
      expiresAt: number;
      /** A fresh token, when the one that was shown is in the last third of its life. */
      renewed: string | null;
    };

export interface Sessions {
  open(db: Db, subject: { visitorId: string } | { adminId: string; adminName: string }, now: number): Promise<OpenedSession>;
  authenticate(token: string, kind: TokenKind, now: number): Promise<Authentication>;
  revoke(sessionId: string, now: number): Promise<void>;
  /** Ends every sign-in of a visitor, in the transaction that has the reason. */
  revokeVisitor(tx: Db, visitorId: string, now: number): Promise<void>;
  /** Ends every sign-in of a member of staff, in the transaction that has the reason. @param but a session that goes on */
  revokeAdmin(tx: Db, adminId: string, now: number, but?: string): Promise<void>;
  /** How many sign-ins of members of staff go on, by account. */
  countOfAdmins(ids: readonly string[], now: number): Promise<Map<string, number>>;
  /** A token for another day of a staff session that is valid, but not beyond `STAFF_SESSION_MS` after signing in. */
  renewAdmin(sessionId: string, now: number): Promise<OpenedSession>;
  /** Drops rows whose tokens have all run out. */
  purge(now: number): Promise<void>;
}

/** Access tokens that name a row: verified without the database, revocable by it, renewed before they end. */
export function createSessions(db: Db, authSecret: string): Sessions {
  const key = deriveKeys(authSecret).token;
  // What is asked for in one turn of the event loop is one query. It begins after the asking, so a session that is revoked is revoked at once.
  const sessionById = new DataLoader(
    async (ids: readonly string[]) => {
      const rows = new Map((await repo.findSessions(db, [...ids])).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return {
    async open(connection, subject, now) {
      const kind: TokenKind = 'adminId' in subject ? 'admin' : 'user';
      const sessionId = newId();
      const expiresAt = now + TOKEN_LIFE_MS[kind];
      await repo.insertSession(connection, {
        id: sessionId,
        ...subject,
        createdAt: new Date(now),
        expiresAt: new Date(expiresAt),
      });
      return { accessToken: await signToken(key, kind, { sessionId, expiresAt }), expiresAt };
    },

    async authenticate(token, kind, now) {
      const claims = readToken(key, kind, token, now);
      if (!claims) return { state: 'missing' };
      const { sessionId } = claims;
      const row = await sessionById.load(sessionId);
      if (!row || row.revoked || row.expiresAt <= now) return { state: 'revoked' };
      const mustSetUp = row.admin?.totpDue != null && row.admin.totpDue <= now;
      const renewed = kind === 'user' ? await renew(db, key, kind, sessionId, claims.expiresAt, row.expiresAt, now) : null;
      return {
        state: 'signedIn',
        sessionId,
        visitorId: row.visitorId ?? '',
        admin: memberOf(row),
        mustSetUp,
        passwordIssued: row.admin?.passwordIssued ?? false,
        expiresAt: row.expiresAt,
        renewed,
      };
    },

    revoke: (sessionId, now) => repo.revokeSession(db, sessionId, new Date(now)),
    revokeVisitor: (tx, visitorId, now) => repo.revokeSessionsOf(tx, visitorId, new Date(now)),
    revokeAdmin: (tx, adminId, now, but) => repo.revokeSessionsOfAdmin(tx, adminId, new Date(now), but),
    countOfAdmins: (ids, now) => repo.countSessionsOfAdmins(db, ids, new Date(now)),
    async renewAdmin(sessionId, now) {
      const row = await sessionById.load(sessionId);
      if (!row || row.revoked || row.expiresAt <= now) throw new AppError('signInRequired');
      const expiresAt = Math.min(now + TOKEN_LIFE_MS.admin, row.createdAt + STAFF_SESSION_MS);
      await repo.extendSession(db, sessionId, new Date(expiresAt));
      return { accessToken: await signToken(key, 'admin', { sessionId, expiresAt }), expiresAt };
    },
    purge: (now) => repo.deleteExpiredSessions(db, new Date(now)),
  };
}

function memberOf({ adminId, adminName, admin }: repo.SessionRow): StaffIdentity | null {
  if (!adminId || !adminName || !admin) return null;
  const { displayName, roles, permissions } = admin;
  return { id: adminId, userName: adminName, displayName, roles, permissions: permissionsOf(roles, permissions) };
}

/** What these roles may do. @param listed of their rows, of which a newer release may have written others than are known here */
export const permissionsOf = (roles: readonly string[], listed: readonly string[]): readonly Permission[] =>
  roles.includes('owner') ? PERMISSIONS : PERMISSIONS.filter((permission) => listed.includes(permission));

/** Requests that still carry the old token after a renewal get a new one too, but the row is written once. */
async function renew(
  db: Db,
  key: Uint8Array,
  kind: TokenKind,
  sessionId: string,
  tokenEnds: number,
  sessionEnds: number,
  now: number,
): Promise<string | null> {
  const life = TOKEN_LIFE_MS[kind];
  if (tokenEnds - now > life / 3) return null;
  let expiresAt = sessionEnds;
  if (expiresAt - now <= life / 3) {
    expiresAt = now + life;
    await repo.extendSession(db, sessionId, new Date(expiresAt));
  }
  return signToken(key, kind, { sessionId, expiresAt });
}
