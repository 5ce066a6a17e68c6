import type { Db } from '../../db/db';
import { type AuditRow, insertAudit, listAudit } from './admin.repo';

export interface AuditEntry {
  /** Null: the park itself did it (a job, a first start). */
  admin: { id: string; userName: string } | null;
  /** What was done, `module.verb`, e.g. `live.decideRegistration`. */
  action: string;
  /** What it was done to, `kind:id`, e.g. `registration:Xy…`. */
  subject: string;
  /** Facts worth keeping; no personal data, for the log outlives what is deleted. */
  details?: Record<string, unknown>;
  requestId?: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Writes down what staff did. Call it in the transaction that does it, so that neither exists without the other. The
 * database refuses to change or delete what is written.
 */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await insertAudit(tx, {
    at: new Date(entry.now),
    actorKind: entry.admin ? 'admin' : 'system',
    actorId: entry.admin?.id ?? null,
    actorName: entry.admin?.userName ?? null,
    action: entry.action,
    subject: entry.subject,
    details: entry.details ?? {},
    requestId: entry.requestId ?? null,
  });
}

/** All that was done to one thing, oldest first. */
export function auditOf(db: Db, subject: string): Promise<AuditRow[]> {
  return listAudit(db, subject);
}
