import type { Rows } from '@park/contract/envelope';
import type { AdminHelp } from '@park/contract/help/adminSchemas';
import { parkClock } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { Database, Db } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches } from '../../db/keyset';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import { notify } from '../message/message.service';
import * as repo from './help.repo';
import { toAdminHelp } from './help.view';

/** What staff do for those who need help. Repeating any of it changes nothing. */
export interface HelpStaff {
  list(input: { over: boolean; inRowOf?: string } & CursorPaging, staff: StaffCallContext): Promise<Rows<AdminHelp>>;
  /** All of them. */
  export(input: { over: boolean }, staff: StaffCallContext): Promise<KeysetBatches<AdminHelp>>;
  /** @throws AppError helpNotFound, helpOver, helpTaken */
  take(id: string, staff: StaffCallContext): Promise<AdminHelp>;
  /** @throws AppError helpNotFound, helpOver */
  resolve(
    input: { id: string; outcome: string; wholeRow: boolean; seenAt?: string },
    staff: StaffCallContext,
  ): Promise<AdminHelp>;
}

/** Who was signed in when they made the call of this number; undefined when nobody was. */
export const callerOf = (db: Db, number: string): Promise<string | undefined> => repo.findCaller(db, number);

export function createHelpStaff(database: Database): HelpStaff {
  return {
    async list({ over, inRowOf, ...paging }, { now }) {
      const found = await listRows(
        database.db,
        repo.requestsQuery({ over, inRowOf }),
        (ids) => repo.listRequestsById(database.db, ids),
        ({ id }) => id,
        paging,
      );
      const ids = over || inRowOf !== undefined ? [] : found.items.map(({ id }) => id);
      const folds = await repo.foldsOf(database.db, ids);
      return mapRows(found, (row) => toAdminHelp(row, now, folds.get(row.id)));
    },

    async export({ over }, { now }) {
      const found = await keysetBatches(
        database.db,
        repo.requestsQuery({ over, each: true }),
        (ids) => repo.listRequestsById(database.db, ids),
        ({ id }) => id,
      );
      return mapBatches(found, (row) => toAdminHelp(row, now));
    },

    take: (id, staff) =>
      database.transaction(async (tx) => {
        const { admin, now } = staff;
        const request = await locked(tx, id);
        if (request.endedAt !== null) throw new AppError('helpOver');
        if (request.status === 'responding') {
          if (request.responderId === (admin?.id ?? null)) return toAdminHelp(request, now);
          const when = request.respondingAt === null ? '' : parkClock(request.respondingAt);
          throw new AppError('helpTaken', { who: request.responderName ?? '', when });
        }
        const taken = await repo.updateRequest(tx, id, {
          status: 'responding',
          respondingAt: now,
          responderId: admin?.id ?? null,
          responderName: admin?.userName ?? null,
        });
        await writeDown(tx, taken, 'help.take', 'helpTaken', staff);
        return toAdminHelp(taken, now);
      }),

    resolve: ({ id, outcome, wholeRow, seenAt }, staff) =>
      database.transaction(async (tx) => {
        const { now } = staff;
        const request = await locked(tx, id);
        if (request.status === 'resolved' && request.outcome === outcome) return toAdminHelp(request, now);
        if (request.endedAt !== null) throw new AppError('helpOver');
        const seen = seenAt === undefined ? now : Date.parse(seenAt);
        const others = wholeRow ? await repo.resolveRow(tx, id, seen, now, outcome) : 0;
        const resolved = await repo.updateRequest(tx, id, { status: 'resolved', endedAt: now, outcome });
        await writeDown(tx, resolved, 'help.resolve', 'helpResolved', staff, others);
        return toAdminHelp(resolved, now);
      }),
  };
}

async function locked(tx: Db, id: string): Promise<repo.HelpRow> {
  const request = await repo.lockRequest(tx, id);
  if (!request) throw new AppError('helpNotFound');
  return request;
}

/** Into the log, and to the visitor's inbox where one was signed in. */
async function writeDown(
  tx: Db,
  { id, number, visitorId, kind, receivedAt }: repo.HelpRow,
  action: AuditAction,
  told: 'helpTaken' | 'helpResolved',
  { admin, now, req }: StaffCallContext,
  others = 0,
): Promise<void> {
  if (visitorId) await notify(tx, { visitorId, kind: told, params: { number }, subject: id, now });
  const details = { number, kind, seconds: Math.round((now - receivedAt) / 1000), others };
  await recordAudit(tx, { admin, action, subject: `help:${id}`, details, requestId: req.id, now });
}
