import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { type ListQuery, tableList } from '../../db/keyset';
import { inserts, rowsOf } from '../../db/tableRows';
import { auditLog } from './staff.tables';

export type AuditRow = typeof auditLog.$inferSelect;

export const insertAudit = inserts(auditLog);

/** All that was done to one thing, oldest first. */
export async function auditOf(db: Db, subject: string): Promise<AuditRow[]> {
  return rowsOf(db, auditLog, eq(auditLog.subject, subject), asc(auditLog.id));
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
export function auditQuery({ action, subject, userName, from, until }: AuditFilter): ListQuery<AuditRow> {
  const where = and(
    action ? sql`starts_with(${auditLog.action}, ${action})` : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    userName ? eq(auditLog.actorName, userName) : undefined,
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
  );
  return tableList(auditLog, { from: auditLog, id: auditLog.id, where, by: [{ key: auditLog.id, order: 'desc' }] });
}
