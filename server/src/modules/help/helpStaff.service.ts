import type * as calls from '@park/contract/help/calls';
import type { schemas } from '@park/contract/help/schemas';
import { parkClock } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/audit';
import * as words from '@park/contract/texts/help';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { AppError, required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listRows, mapRows } from '../../http/rows';
import { notify } from '../message/message.service';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import * as repo from './help.repo';
import { toAdminHelp } from './help.view';

export { findCaller } from './help.repo';

/** What staff do for those who need help. Repeating any of it changes nothing. */
export function staffHelp(database: Database, park: ParkProfiles) {
  const { db } = database;
  return {
    async getHelpRequests({ over, inRowOf, ...paging }, { now }) {
      const found = await listRows(db, repo.requestsQuery({ over, inRowOf }), paging);
      const ids = over || inRowOf !== undefined ? [] : found.items.map(({ id }) => id);
      const folds = await repo.foldsOf(db, ids);
      return mapRows(found, (row) => toAdminHelp(row, now, folds.get(row.id)));
    },

    exportHelpRequests: exporting(
      async ({ over }, ctx) => {
        const nameOf = await park.namesOf('help', words.helpKind, ctx);
        return keysetViews(db, repo.requestsQuery({ over, each: true }), (row) => ({
          ...toAdminHelp(row, ctx.now),
          kind: nameOf(row.kind),
        }));
      },
      'number kind status phone note latitude longitude asked receivedAt takenAt takenBy waitedSeconds endedAt outcome',
      {
        status: ({ status }) => words.help[status],
        latitude: ({ position }) => position?.latitude,
        longitude: ({ position }) => position?.longitude,
        takenAt: ({ respondingAt }) => respondingAt,
        takenBy: ({ responder }) => responder,
      },
    ),

    takeHelp: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const { admin, now } = staff;
        const request = await locked(tx, id);
        if (request.endedAt !== null) throw new AppError('helpOver');
        if (request.status === 'responding') {
          if (request.responderId === admin.id) return toAdminHelp(request, now);
          const when = request.respondingAt === null ? '' : parkClock(request.respondingAt);
          throw new AppError('helpTaken', { who: request.responderName ?? '', when });
        }
        const taken = await repo.updateRequest(tx, id, {
          status: 'responding',
          respondingAt: now,
          responderId: admin.id,
          responderName: admin.userName,
        });
        await writeDown(tx, taken, 'help.take', 'helpTaken', staff);
        return toAdminHelp(taken, now);
      }),

    resolveHelp: ({ id, outcome, wholeRow, seenAt }, staff) =>
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
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

async function locked(tx: Db, id: string): Promise<repo.HelpRow> {
  const request = required(await repo.lockRequest(tx, id), 'helpNotFound');
  return request;
}

/** Into the log, and to the visitor's inbox where one was signed in. */
async function writeDown(
  tx: Db,
  { id, number, visitorId, kind, receivedAt }: repo.HelpRow,
  action: AuditAction,
  messageKind: 'helpTaken' | 'helpResolved',
  staff: StaffCallContext,
  others = 0,
): Promise<void> {
  const { now } = staff;
  if (visitorId) await notify(tx, { visitorId, kind: messageKind, params: { number }, subject: id, now });
  const details = { number, kind, seconds: Math.round((now - receivedAt) / 1000), others };
  await audit(tx, staff, action, `help:${id}`, details);
}
