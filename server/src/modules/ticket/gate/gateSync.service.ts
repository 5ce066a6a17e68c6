import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/gate/calls';
import type { GateConflict, SyncedEntry, schemas } from '@park/contract/ticket/gate/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { changedBy } from '../../../http/changedBy';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { type Lang, pickText } from '../../../i18n/lang';
import { undoReasons } from '../../../i18n/texts/ticketGate';
import { lateEntrySeconds } from '../../../metrics';
import { audit } from '../../staff/audit.service';
import { setEntered } from '../order/order.repo';
import * as conflicts from './conflict.repo';
import * as repo from './gate.repo';
import { decide, letIn, sentenceOf } from './gate.service';
import { type Decided, proofOf, type Scan } from './scans.service';
import type { TicketCodes } from './ticketCode';
import { auditUndo, isInTime, type Undo, undoEntries } from './undo.service';

/** A gate's clock may be ahead by so much; what lies further ahead counts as now. */
const AHEAD_MS = 60_000;

type OfflineEntry = z.output<typeof schemas.syncEntries.in>['entries'][number];

/** What gates without a network let in, heard of later. */
export function createGateSync(database: Database, codes: TicketCodes) {
  const { db } = database;

  async function takeIn(
    { id, code, number, gate, proof, ...entry }: OfflineEntry,
    staff: StaffCallContext,
  ): Promise<SyncedEntry> {
    const { now, lang, admin } = staff;
    const scannedAt = Math.min(Date.parse(entry.scannedAt), now + AHEAD_MS);
    const scan = { scanned: codes.read(code), number, gate, proof, at: scannedAt };
    const taken = entry.undone && { ...entry.undone, at: Math.min(Date.parse(entry.undone.at), now + AHEAD_MS) };
    const undone: Undo | undefined = taken && isInTime(scannedAt, taken.at) ? taken : undefined;
    const synced = await database.transaction(async (tx) => {
      const { verdict, sentence, ticket, conflict, write } = await decideOffline(tx, scan, now);
      const ticketId = ticket?.id ?? null;
      const row = {
        id,
        ticketId,
        verdict,
        sentence,
        gate,
        offline: true,
        scannedAt,
        receivedAt: now,
        admin,
        proof: proofOf(ticket, proof),
        undoneAt: undone?.at ?? null,
      };
      // Under the order's lock: a second sending of the same scan waits there and finds the first one's row.
      if (!(await repo.insertEntry(tx, row))) {
        const known = (await repo.findEntries(tx, [id])).get(id);
        if (!known) throw new Error('A scan vanished while it was looked at.');
        // The gate was answered and did not hear of it.
        const refusal = undone ? await undoEntries(tx, [id], undone, staff) : null;
        const answered = await answer(tx, known, staff);
        return refusal ? { ...answered, message: undoReasons[refusal][lang] } : answered;
      }
      if (!undone) await write(id);
      else if (ticket) await auditUndo(tx, ticket, gate, undone, staff);
      await repo.logGate(tx, { ticketId, verdict, gate, admin, now });
      return { id, verdict, message: sentenceOf(sentence, ticket, lang, now), conflict: conflict && !undone };
    });
    lateEntrySeconds.observe(Math.max(0, now - scannedAt) / 1_000);
    return synced;
  }

  async function answer(tx: Db, known: repo.KnownEntry, { lang, now }: StaffCallContext): Promise<SyncedEntry> {
    const { id, ticketId, verdict, sentence, conflict } = known;
    const ticket = ticketId === null ? undefined : await repo.findTicketById(tx, ticketId);
    return { id, verdict, message: sentenceOf(sentence, ticket, lang, now), conflict };
  }

  return {
    /**
     * Each entry counts from its own moment, once under its id however often it is sent. Somebody who should not have got in is
     * in all the same: that is written down as a conflict. In the order of their moments; each in a transaction of its own, so that
     * what was heard stays heard.
     */
    async syncEntries({ entries }, staff) {
      const ids = [...new Set(entries.map(({ id }) => id))];
      const known = await repo.findEntries(db, ids);
      const answers = new Map<string, SyncedEntry>();
      const inOrder = [...entries].sort((a, b) => Date.parse(a.scannedAt) - Date.parse(b.scannedAt));
      for (const entry of inOrder) {
        const before = known.get(entry.id);
        answers.set(entry.id, before && !entry.undone ? await answer(db, before, staff) : await takeIn(entry, staff));
      }
      return ids.flatMap((id) => answers.get(id) ?? []);
    },

    getGateConflicts: ({ resolved, ...paging }, { lang }) =>
      listMapped(db, conflicts.conflictsQuery(resolved), paging, (row) => toConflict(row, lang)),

    resolveGateConflict: ({ id, note }, ctx) =>
      database.transaction(async (tx) => {
        const row = required(await conflicts.lockConflict(tx, id), 'gateConflictNotFound');
        const { resolvedBy, resolvedAt } = row;
        if (resolvedAt !== null && row.note !== note)
          throw new AppError('gateConflictResolved', changedBy({ updatedBy: resolvedBy, updatedAt: resolvedAt }));
        if (resolvedAt !== null) return toConflict(row, ctx.lang);
        const resolution = { note, resolvedBy: ctx.admin.userName, resolvedAt: ctx.now };
        await conflicts.resolveConflict(tx, id, resolution);
        await audit(tx, ctx, 'ticket.resolveGateConflict', `conflict:${id}`, { ticket: row.number, verdict: row.verdict });
        return toConflict({ ...row, ...resolution }, ctx.lang);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

type Offline = Decided & { conflict: boolean; write(entryId: string): Promise<void> };

/** What an entry that has happened is: judged at its own moment, and written only once its scan is known to be new. */
async function decideOffline(
  tx: Db,
  scan: repo.Entered & Pick<Scan, 'scanned' | 'number' | 'proof'>,
  now: number,
): Promise<Offline> {
  // Who was let in by a gate that asks for no proof is in all the same.
  const { ticket, ...decision } = await decide(tx, { ...scan, proof: scan.proof ?? 'checked' }, scan.at);
  // Who had no proof is not in, whatever else is wrong with the ticket.
  if (!ticket || scan.proof === 'missing' || decision.verdict === 'justNow')
    return { ...decision, ticket, conflict: false, write: async () => undefined };
  if (decision.verdict === 'ok') {
    const used = { ...ticket, usedAt: scan.at, usedWhere: scan.gate };
    return { ...decision, ticket: used, conflict: false, write: () => letIn(tx, ticket, scan, now) };
  }
  const before = ticket.usedAt === null ? null : { gate: ticket.usedWhere ?? '', at: ticket.usedAt };
  // Whoever was there first is the one whose entry counts, whichever gate was heard of first.
  const isEarlier = before !== null && decision.verdict === 'usedAlready' && scan.at < before.at;
  const [first, second] = isEarlier ? [scan, before] : [before, scan];
  const write = async (entryId: string) => {
    if (isEarlier) await setEntered(tx, ticket.id, scan);
    await conflicts.insertConflict(tx, { entryId, ticketId: ticket.id, verdict: decision.verdict, first, second, now });
  };
  return { ...decision, ticket, conflict: true, write };
}

function toConflict(row: conflicts.ConflictRow, lang: Lang): GateConflict {
  return {
    ...row,
    ticket: { id: row.ticketId, number: row.number, name: pickText(row.product, lang), orderId: row.orderId },
    first: row.firstAt === null ? null : { gate: row.firstGate ?? '', at: toParkIso(row.firstAt) },
    second: { gate: row.gate, at: toParkIso(row.at) },
    createdAt: toParkIso(row.createdAt),
    resolvedAt: toParkIso(row.resolvedAt),
  };
}
