import { addDays, parkMoment, toParkIso } from '@park/contract/parkTime';
import type { AuditAction, ExportAction } from '@park/contract/staff/audit';
import type * as calls from '@park/contract/staff/calls';
import type { AuditEntry as AuditView, schemas } from '@park/contract/staff/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import type { StaffCallContext } from '../../http/callContext';
import { exporting, type NoteExport } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listRows, mapRows } from '../../http/rows';
import { type Localized, pickText } from '../../i18n/lang';
import { type AuditRow, auditQuery, insertAudit } from './audit.repo';
import { titlesOf } from './auditTitles.repo';

export { auditOf } from './audit.repo';

/** Who does something and when, epoch milliseconds. Nobody and no request: the park itself (a job, a first start). */
export type Doer = Pick<StaffCallContext, 'admin' | 'now'> & Partial<Pick<StaffCallContext, 'req'>>;

/**
 * Writes down what staff did, with the id of their request. Call it in the transaction that does it, so that neither exists without the
 * other. The database refuses to change what is written, and to delete it before its three years.
 * @param action `module.verb`, e.g. `live.decideRegistration`
 * @param subject what it was done to, `kind:id`, e.g. `registration:Xy…`
 * @param details facts worth keeping; no personal data, for the log outlives what is deleted
 */
export async function audit(
  tx: Db,
  { admin, now, req }: Doer,
  action: AuditAction | ExportAction,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await insertAudit(tx, {
    at: new Date(now),
    actorKind: admin ? 'admin' : 'system',
    actorId: admin?.id ?? null,
    actorName: admin?.userName ?? null,
    action,
    subject,
    details,
    requestId: req?.id ?? null,
  });
}

/** The log for staff, newest first. */
export function staffAudit({ db }: Pick<Database, 'db'>) {
  return {
    async getAuditLog(query, { lang }) {
      const found = await listRows(db, auditQuery(filterOf(query)), query);
      const titles = await titlesOf(
        db,
        found.items.map(({ subject }) => subject),
      );
      const titleOf = (title: Localized | string = '') => (typeof title === 'string' ? title : pickText(title, lang));
      return mapRows(found, (row) => ({ ...toView(row), title: titleOf(titles.get(row.subject)) }));
    },

    exportAuditLog: exporting(
      (query) => keysetViews(db, auditQuery(filterOf(query)), toView),
      'at userName action subject details',
      { details: ({ details }) => JSON.stringify(details) },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Writes down exports. */
export function noteExports({ db }: Pick<Database, 'db'>): NoteExport {
  return ({ action, subject, details }, ctx) => audit(db, ctx, action, subject, details);
}

function filterOf(query: Omit<z.output<typeof schemas.getAuditLog.in>, 'pageSize'>) {
  const { action, subject, userName, from, to } = query;
  const start = (day: string) => new Date(parkMoment(day, '00:00'));
  return {
    ...{ action, subject, userName },
    from: from === undefined ? undefined : start(from),
    until: to === undefined ? undefined : start(addDays(to, 1)),
  };
}

function toView(row: AuditRow): Omit<AuditView, 'title'> {
  return {
    id: String(row.id),
    at: toParkIso(row.at.getTime()),
    userName: row.actorName,
    action: row.action,
    subject: row.subject,
    details: row.details,
    requestId: row.requestId,
  };
}
