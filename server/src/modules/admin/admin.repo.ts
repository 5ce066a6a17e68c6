import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { adminAccount, auditLog } from './admin.tables';

export interface AdminAccount {
  id: string;
  userName: string;
  passwordHash: string;
}

/** By name, whatever its case. */
export async function findAdmin(db: Db, userName: string): Promise<AdminAccount | undefined> {
  const [row] = await db
    .select({ id: adminAccount.id, userName: adminAccount.userName, passwordHash: adminAccount.passwordHash })
    .from(adminAccount)
    .where(eq(sql`lower(${adminAccount.userName})`, userName.toLowerCase()));
  return row;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.select({ id: adminAccount.id }).from(adminAccount).limit(1)).length > 0;
}

/** False when another node made an account of this name first. */
export async function insertAdmin(db: Db, account: AdminAccount): Promise<boolean> {
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
