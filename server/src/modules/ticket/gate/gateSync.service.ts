import type { Rows } from '@park/contract/envelope';
import { parkClock, parkDay, toParkIso } from '@park/contract/parkTime';
import type { GateConflict, SyncedEntry, schemas } from '@park/contract/ticket/gate/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../../http/rows';
import { fill } from '../../../i18n/fill';
import { type Lang, pickText } from '../../../i18n/lang';
import { gateSentences } from '../../../i18n/ticketGate';
import { recordAudit } from '../../admin/audit.service';
import { lockOrder, setTicketStatuses, settleOrderStatus } from '../order/order.repo';
import { closureWaits } from '../order/refund.rules';
import * as gateRepo from './gate.repo';
import { decideEntry } from './gate.rules';
import { type Decided, factsOf } from './gate.service';
import * as repo from './gateEntry.repo';
import type { TicketCodes } from './ticketCode';

type OfflineEntry = z.output<typeof schemas.syncEntries.in>['entries'][number];

const TYPED = /^\d{10}$/;
/** A gate's clock may be ahead by so much; what lies further ahead counts as now. */
const AHEAD_MS = 60_000;

/** What gates without a network let in, heard of later. */
export interface GateSync {
  /**
   * Each entry counts from its own moment, once under its id however often it is sent. Somebody who should not have got in is
   * in all the same: that is written down as a conflict. In the order of their moments; each in a transaction of its own, so that
   * what was heard stays heard.
   */
  sync(entries: OfflineEntry[], staff: StaffCallContext): Promise<SyncedEntry[]>;
  conflicts(input: { resolved?: boolean } & CursorPaging, staff: StaffCallContext): Promise<Rows<GateConflict>>;
  /** The same note again changes nothing. @throws AppError gateConflictNotFound, gateConflictResolved (by whom, when) */
  resolve(input: { id: string; note: string }, staff: StaffCallContext): Promise<GateConflict>;
}

export function createGateSync(database: Database, codes: TicketCodes): GateSync {
  const { db } = database;

  async function takeIn(entry: OfflineEntry, staff: StaffCallContext): Promise<SyncedEntry> {
    const { now, lang, admin } = staff;
    const scannedAt = Math.min(Date.parse(entry.scannedAt), now + AHEAD_MS);
    const typed = entry.code.replace(/\s/g, '');
    const reading = TYPED.test(typed) ? { kind: 'current' as const, number: typed } : await codes.read(entry.code, scannedAt);
    return database.transaction(async (tx) => {
      const decided = await decideOffline(tx, reading, { gate: entry.gate, at: scannedAt }, now);
      const { verdict, sentence, ticket } = decided;
      const ticketId = ticket?.id ?? null;
      const row = {
        id: entry.id,
        ticketId,
        verdict,
        sentence,
        gate: entry.gate,
        offline: true,
        scannedAt,
        receivedAt: now,
        admin,
      };
      // Under the order's lock: a second sending of the same scan waits there and finds the first one's row.
      if (!(await repo.insertEntry(tx, row))) return answerKnown(tx, entry.id, staff);
      await decided.write(entry.id);
      await gateRepo.logGate(tx, { ticketId, verdict, gate: entry.gate, admin, now });
      const message = fill(gateSentences[sentence][lang], ticket ? factsOf(ticket, lang, now) : {});
      return { id: entry.id, verdict, message, conflict: decided.conflict };
    });
  }

  async function answerKnown(tx: Db, id: string, staff: StaffCallContext): Promise<SyncedEntry> {
    const known = (await repo.findEntries(tx, [id])).get(id);
    if (!known) throw new Error('A scan vanished while it was looked at.');
    return answer(tx, known, staff);
  }

  async function answer(tx: Db, known: repo.KnownEntry, { lang, now }: StaffCallContext): Promise<SyncedEntry> {
    const { id, ticketId, verdict, sentence, conflict } = known;
    const ticket = ticketId === null ? undefined : await gateRepo.findTicketById(tx, ticketId);
    const message = fill(gateSentences[sentence][lang], ticket ? factsOf(ticket, lang, now) : {});
    return { id, verdict, message, conflict };
  }

  return {
    async sync(entries, staff) {
      const known = await repo.findEntries(
        db,
        entries.map(({ id }) => id),
      );
      const answers = new Map<string, SyncedEntry>();
      const inOrder = [...entries].sort((a, b) => Date.parse(a.scannedAt) - Date.parse(b.scannedAt));
      for (const entry of inOrder) {
        const before = known.get(entry.id);
        answers.set(entry.id, before ? await answer(db, before, staff) : await takeIn(entry, staff));
      }
      return [...new Set(entries.map(({ id }) => id))].flatMap((id) => answers.get(id) ?? []);
    },

    async conflicts({ resolved, ...paging }, { lang }) {
      const found = await listRows(
        db,
        repo.conflictsQuery(resolved),
        (ids) => repo.listConflictsById(db, ids),
        ({ id }) => id,
        paging,
      );
      return mapRows(found, (row) => toConflict(row, lang));
    },

    resolve: ({ id, note }, { admin, lang, now, req }) =>
      database.transaction(async (tx) => {
        const row = await repo.lockConflict(tx, id);
        if (!row) throw new AppError('gateConflictNotFound');
        if (row.resolvedAt !== null) {
          if (row.note === note) return toConflict(row, lang);
          const when = `${parkDay(row.resolvedAt)} ${parkClock(row.resolvedAt)}`;
          throw new AppError('gateConflictResolved', { who: row.resolvedBy ?? '', when });
        }
        const resolvedBy = admin?.userName ?? '';
        await repo.resolveConflict(tx, id, resolvedBy, note, now);
        const details = { ticket: row.number, verdict: row.verdict };
        await recordAudit(tx, {
          ...{ admin, action: 'ticket.resolveGateConflict', subject: `conflict:${id}`, details },
          ...{ requestId: req.id, now },
        });
        return toConflict({ ...row, resolvedAt: now, resolvedBy, note }, lang);
      }),
  };
}

type Reading = Awaited<ReturnType<TicketCodes['read']>>;
type Offline = Decided & { conflict: boolean; write(entryId: string): Promise<void> };

/** What an entry that has happened is: judged at its own moment, and written only once its scan is known to be new. */
async function decideOffline(tx: Db, reading: Reading, scan: repo.Entered, now: number): Promise<Offline> {
  const nothing = { conflict: false, write: async () => undefined };
  if (reading.kind === 'forged') return { verdict: 'forged', sentence: 'forged', ticket: null, ...nothing };
  const found = await gateRepo.findTicketByNumber(tx, reading.number);
  if (!found) return { verdict: 'unknown', sentence: 'unknown', ticket: null, ...nothing };
  await lockOrder(tx, found.orderId);
  const ticket = (await gateRepo.findTicketByNumber(tx, reading.number)) ?? found;
  const decision =
    reading.kind === 'stale'
      ? { verdict: 'stale' as const, sentence: 'stale' as const }
      : decideEntry({ ...ticket, closed: closureWaits(ticket) }, scan.at);
  if (decision.verdict === 'ok') {
    const write = async () => {
      await setTicketStatuses(tx, [ticket.id], 'used', { usedAt: scan.at, usedWhere: scan.gate });
      await settleOrderStatus(tx, ticket.orderId, now);
    };
    return { ...decision, ticket: { ...ticket, usedAt: scan.at, usedWhere: scan.gate }, conflict: false, write };
  }
  const before = ticket.usedAt === null ? null : { gate: ticket.usedWhere ?? '', at: ticket.usedAt };
  // Whoever was there first is the one whose entry counts, whichever gate was heard of first.
  const isEarlier = before !== null && decision.verdict === 'usedAlready' && scan.at < before.at;
  const [first, second] = isEarlier ? [scan, before] : [before, scan];
  const write = async (entryId: string) => {
    if (isEarlier) await setTicketStatuses(tx, [ticket.id], 'used', { usedAt: scan.at, usedWhere: scan.gate });
    await repo.insertConflict(tx, { entryId, ticketId: ticket.id, verdict: decision.verdict, first, second, now });
  };
  return { ...decision, ticket, conflict: true, write };
}

function toConflict(row: repo.ConflictRow, lang: Lang): GateConflict {
  return {
    id: row.id,
    verdict: row.verdict,
    ticket: { id: row.ticketId, number: row.number, name: pickText(row.product, lang), orderId: row.orderId },
    first: row.firstAt === null ? null : { gate: row.firstGate ?? '', at: toParkIso(row.firstAt) },
    second: { gate: row.gate, at: toParkIso(row.at) },
    createdAt: toParkIso(row.createdAt),
    resolvedAt: row.resolvedAt === null ? null : toParkIso(row.resolvedAt),
    resolvedBy: row.resolvedBy,
    note: row.note,
  };
}
