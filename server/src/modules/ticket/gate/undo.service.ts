import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/gate/calls';
import { UNDO_MS } from '@park/contract/ticket/gate/rule';
import type { schemas } from '@park/contract/ticket/gate/schemas';
import type { UNDO_REASONS } from '@park/contract/ticket/limits';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { undoReasons } from '../../../i18n/texts/ticketGate';
import { audit } from '../../staff/audit.service';
import { lockOrder, setEntered, settleOrderStatus } from '../order/order.repo';
import * as repo from './undo.repo';

/** What staff say as they take an entry back; `at` is epoch milliseconds. */
export interface Undo {
  at: number;
  reason: (typeof UNDO_REASONS)[number];
}

/** Entries that gate staff take back: their tickets are as if nobody had come. */
export const createGateUndo = (database: Database) =>
  ({
    async undoCheckIn({ ids, reason }, staff: StaffCallContext) {
      const refusal = await database.transaction((tx) => undoEntries(tx, [...new Set(ids)], { at: staff.now, reason }, staff));
      if (refusal) throw new AppError('entryNotUndone', { reason: undoReasons[refusal][staff.lang] });
      return {};
    },
  }) satisfies Partial<Handlers<typeof calls, typeof schemas>>;

/** All of them or none, under their orders' locks. @returns why not, or null */
export async function undoEntries(
  tx: Db,
  ids: string[],
  undo: Undo,
  staff: StaffCallContext,
): Promise<keyof typeof undoReasons | null> {
  const found = await repo.listScanned(tx, ids);
  const orderIds = new Set(found.map(({ orderId }) => orderId));
  for (const orderId of [...orderIds].sort()) await lockOrder(tx, orderId);
  const ticketIds = found.map(({ ticketId }) => ticketId);
  await repo.lockTickets(tx, ticketIds);
  const scanned = await repo.listScanned(tx, ids);
  if (scanned.length < ids.length) return 'notIn';
  const entered = [...new Map(scanned.flatMap((scan) => (scan.undone ? [] : [[scan.ticketId, scan]]))).values()];
  for (const scan of entered) {
    const refusal = refusalOf(scan, undo.at, staff.now);
    if (refusal) return refusal;
  }
  await repo.markUndone(tx, ids, undo.at);
  for (const { ticketId } of entered) await setEntered(tx, ticketId, null);
  for (const orderId of orderIds) await settleOrderStatus(tx, orderId, staff.now);
  for (const { ticketId, number, gate } of entered) await auditUndo(tx, { id: ticketId, number }, gate, undo, staff);
  return null;
}

/** How late the server may hear that an entry was taken back which it has let in itself. ms */
const LATE_MS = 15 * 60_000;

function refusalOf(scan: repo.ScannedTicket, at: number, now: number): keyof typeof undoReasons | null {
  const { status, usedAt, usedWhere, gate, verdict, scannedAt, receivedAt, conflict, moved, left } = scan;
  if (conflict) return 'conflict';
  // Only the scan that let them in, or a welcome to the same entry: whoever was refused took nothing.
  const isEntry = verdict === 'ok' ? scannedAt === usedAt : verdict === 'justNow' && usedAt !== null && scannedAt >= usedAt;
  if (status !== 'used' || usedAt === null || usedWhere !== gate || !isEntry) return 'notIn';
  // A tablet without a network says itself when it was, and tells it some time later.
  if (!isInTime(usedAt, at) || now - receivedAt > LATE_MS) return 'tooLate';
  if (moved) return 'moved';
  return left ? 'left' : null;
}

/** Whether an entry of one moment could be taken back at another; clocks of tablet and server may each be the one ahead. */
export const isInTime = (enteredAt: number, at: number): boolean => at >= enteredAt - CLOCKS_MS && at - enteredAt <= UNDO_MS;
const CLOCKS_MS = 60_000;

export const auditUndo = (
  tx: Db,
  ticket: { id: string; number: string },
  gate: string,
  { reason, at }: Undo,
  staff: StaffCallContext,
) => audit(tx, staff, 'ticket.undoCheckIn', `ticket:${ticket.id}`, { ticket: ticket.number, gate, reason, at: toParkIso(at) });
