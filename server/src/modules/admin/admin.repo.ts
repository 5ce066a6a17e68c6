import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { ListQuery } from '../../db/keyset';
import { adminAccount, auditLog } from './admin.tables';

export type AdminAccount = typeof adminAccount.$inferSelect;

export const hasSecondFactor = ({ totpSince, passkeysSince }: Pick<AdminAccount, 'totpSince' | 'passkeysSince'>): boolean =>
  totpSince !== null || passkeysSince !== null;

/** By name, whatever its case. */
export async function findAdmin(db: Db, userName: string): Promise<AdminAccount | undefined> {
  const [row] = await db
    .select()
    .from(adminAccount)
    .where(eq(sql`lower(${adminAccount.userName})`, userName.toLowerCase()));
  return row;
}

/** False when the account was deactivated, or got another password or second factor since it was read. */
export async function noteLogin(tx: Db, account: AdminAccount, at: Date): Promise<boolean> {
  const { id, passwordHash, totpSince, passkeysSince } = account;
  const noted = await tx
    .update(adminAccount)
    .set({ lastLoginAt: at })
    .where(
      and(
        eq(adminAccount.id, id),
        eq(adminAccount.passwordHash, passwordHash),
        eq(adminAccount.active, true),
        totpSince === null ? isNull(adminAccount.totpSince) : eq(adminAccount.totpSince, totpSince),
        // A passkey that was added or went meanwhile is no reason, where another second thing was shown.
        totpSince === null && passkeysSince === null ? isNull(adminAccount.passkeysSince) : undefined,
      ),
    )
    .returning({ id: adminAccount.id });
  return noted.length > 0;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.select({ id: adminAccount.id }).from(adminAccount).limit(1)).length > 0;
}

/** False when another node made an account of this name first. */
export async function insertAdmin(db: Db, account: typeof adminAccount.$inferInsert): Promise<boolean> {
  const made = await db.insert(adminAccount).values(account).onConflictDoNothing().returning({ id: adminAccount.id });
  return made.length > 0;
}

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAudit(db: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row);
}

export async function listAudit(db: Db, subject: string): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id));
}

export interface AuditFilter {
  /** All actions that begin with it. */
  action?: string;
  subject?: string;
  userName?: string;
  /** Moments, the second one excluded. */
  from?: Date;
  until?: Date;
}

/** What of the log matches, newest first. */
export function auditQuery({ action, subject, userName, from, until }: AuditFilter): ListQuery {
  const where = and(
    action ? sql`starts_with(${auditLog.action}, ${action})` : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    userName ? eq(auditLog.actorName, userName) : undefined,
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
  );
  return { from: auditLog, id: auditLog.id, where, by: [{ key: auditLog.id, order: 'desc' }] };
}

export function listAuditById(db: Db, ids: string[]): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, ids.map(Number)));
}
