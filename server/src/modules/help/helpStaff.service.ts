import type { Rows } from '@park/contract/envelope';
import type { AdminHelp } from '@park/contract/help/adminSchemas';
import { parkClock } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { Database, Db } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { listed, type Place, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import { tell } from '../message/message.service';
import * as repo from './help.repo';
import { toAdminHelp } from './help.view';

/** What staff do for those who need help. Repeating any of it changes nothing. */
export interface HelpStaff {
  list(input: { over: boolean; inRowOf?: string } & Place, staff: StaffAsker): Promise<Rows<AdminHelp>>;
  /** All of them. */
  export(input: { over: boolean }, staff: StaffAsker): Promise<Walked<AdminHelp>>;
  /** @throws AppError helpNotFound, helpOver, helpTaken */
  take(id: string, staff: StaffAsker): Promise<AdminHelp>;
  /** @throws AppError helpNotFound, helpOver */
  resolve(input: { id: string; outcome: string; wholeRow: boolean; seenAt?: string }, staff: StaffAsker): Promise<AdminHelp>;
}

/** Who was signed in when they made the call of this number; undefined when nobody was. */
export const callerOf = (db: Db, number: string): Promise<string | undefined> => repo.findCaller(db, number);

export function createHelpStaff(database: Database): HelpStaff {
  return {
    async list({ over, inRowOf, ...place }, { now }) {
      const found = await listed(
        database.db,
        repo.requestsWalk({ over, inRowOf }),
        (ids) => repo.listRequestsById(database.db, ids),
        ({ id }) => id,
        place,
      );
      const ids = over || inRowOf !== undefined ? [] : found.items.map(({ id }) => id);
      const folds = await repo.foldsOf(database.db, ids);
      return viewed(found, (row) => toAdminHelp(row, now, folds.get(row.id)));
    },

    async export({ over }, { now }) {
      const found = await walked(
        database.db,
        repo.requestsWalk({ over, each: true }),
        (ids) => repo.listRequestsById(database.db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => toAdminHelp(row, now));
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
  { admin, now, req }: StaffAsker,
  others = 0,
): Promise<void> {
  if (visitorId) await tell(tx, { visitorId, kind: told, params: { number }, subject: id, now });
  const details = { number, kind, seconds: Math.round((now - receivedAt) / 1000), others };
  await recordAudit(tx, { admin, action, subject: `help:${id}`, details, requestId: req.id, now });
}
