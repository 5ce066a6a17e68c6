import type { Rows } from '@park/contract/envelope';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import type { ClosureEffect, ClosurePreview } from '@park/contract/ticket/closure/schemas';
import { TICKET } from '@park/contract/ticket/limits';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../../http/rows';
import { recordAudit } from '../../admin/audit.service';
import { type NewMessage, notifyAll } from '../../message/message.service';
import { ensureDays } from '../product/stock.repo';
import * as repo from './closure.repo';

/** How long visitors have to choose, counted from the end of the closed slot. */
const ANSWER_WITHIN_DAYS = 7;

interface CloseIn {
  day: string;
  /** Without it the whole day. */
  slotId?: string;
  reason: string;
}

/** The park closes a day or a slot (R-ticket-7). Slots that are over already are left alone. */
export interface Closures {
  /** What closing would touch. @throws AppError ticketDayPast, ticketSlotNotFound, ticketSlotPast, slotClosedAlready */
  preview(input: Omit<CloseIn, 'reason'> & { reason?: string }, staff: Pick<StaffCallContext, 'now'>): Promise<ClosurePreview>;
  /** Cancels unpaid orders, asks paid ones to choose, ends the waiting list. @throws as preview */
  close(input: CloseIn, staff: StaffCallContext): Promise<ClosureEffect>;
  /** Orders that have not chosen keep their tickets. Repeating it changes nothing. @throws AppError closureNotFound */
  reopen(id: string, staff: StaffCallContext): Promise<ClosureEffect>;
  list(paging: CursorPaging): Promise<Rows<ClosureEffect>>;
  /** Does again, for every open closure, what closing does to orders, in case it was cut short. @returns orders touched */
  sweep(now: number): Promise<number>;
}

export function createClosures(database: Database): Closures {
  const { db } = database;
  return {
    async preview({ reason = '', ...input }, { now }) {
      const span = spanOf(input);
      await checkSpan(db, span, now);
      const counts = await repo.weighSpan(db, span, now);
      return { id: '', ...span, reason, ...counts, createdAt: toParkIso(now), reopenedAt: null };
    },

    async close(input, staff) {
      const { id } = await database.transaction((tx) => shut(tx, input, staff));
      // Only now: whoever was about to get into the slot has committed by now or was refused, so nobody is missed.
      return toEffect(await database.transaction((tx) => tellEveryone(tx, id, staff.now)));
    },

    reopen: (id, staff) => database.transaction((tx) => reopen(tx, id, staff)),

    async list(paging) {
      const found = await listRows(
        db,
        repo.CLOSURES,
        (ids) => repo.listClosuresById(db, ids),
        ({ id }) => id,
        paging,
      );
      return mapRows(found, toEffect);
    },

    async sweep(now) {
      let touched = 0;
      for (const before of await repo.listOpenClosures(db, addDays(parkDay(now), -ANSWER_WITHIN_DAYS))) {
        const after = await database.transaction((tx) => tellEveryone(tx, before.id, now));
        touched += after.orders - before.orders + (after.cancelled - before.cancelled);
      }
      return touched;
    },
  };
}

function spanOf({ day, slotId }: Pick<CloseIn, 'day' | 'slotId'>): repo.Span {
  return { day, slotId: slotId ?? null };
}

/** @returns when the last slot of the span ends */
async function checkSpan(db: Db, span: repo.Span, now: number): Promise<number> {
  if (span.day < parkDay(now)) throw new AppError('ticketDayPast');
  const { known, end } = await repo.readSpan(db, span, now);
  if (!known) throw new AppError('ticketSlotNotFound');
  if (end === null) throw new AppError('ticketSlotPast');
  if (await repo.findCovering(db, span)) throw new AppError('slotClosedAlready');
  return end;
}

/** From its commit on nobody gets into the span. */
async function shut(tx: Db, input: CloseIn, { admin, req, now }: StaffCallContext): Promise<repo.ClosureRow> {
  const span = spanOf(input);
  await checkSpan(tx, span, now);
  // Rows that a job is just making for this day would be born open; these wait for it, and it for these.
  if (span.day <= addDays(parkDay(now), TICKET.daysAhead + 1)) await ensureDays(tx, [span.day]);
  const answerUntil = parkMoment(addDays(span.day, ANSWER_WITHIN_DAYS + 1), '00:00');
  const closure = await repo.insertClosure(tx, { ...span, reason: input.reason, answerUntil, now });
  if (!closure) throw new AppError('slotClosedAlready');
  await recordAudit(tx, {
    admin,
    action: 'ticket.closeSlot',
    subject: `closure:${closure.id}`,
    details: { ...span, reason: input.reason },
    requestId: req.id,
    now,
  });
  return closure;
}

/** Asks, cancels and ends what is in the span, and writes one message to each visitor it concerns. */
async function tellEveryone(tx: Db, id: string, now: number): Promise<repo.ClosureRow> {
  const closure = await repo.lockClosure(tx, id);
  if (!closure) throw new AppError('closureNotFound');
  if (closure.reopenedAt !== null) return closure;
  const { asked, cancelled, tickets } = await repo.askOrders(tx, closure, now);
  const ids = cancelled.map((order) => order.id);
  const waited = await repo.endHolds(tx, closure, ids, now);
  await notifyAll(tx, messagesOf(closure, asked, cancelled, waited), now);
  if (asked.length === 0 && cancelled.length === 0) return closure;
  return repo.addCounts(tx, id, { orders: asked.length, tickets, cancelled: cancelled.length });
}

/** What matters most to a visitor is told, once: a choice to make, then an order that is gone, then a place in a line. */
function messagesOf(
  { reason, answerUntil }: repo.ClosureRow,
  asked: repo.ClosedOrder[],
  cancelled: repo.ClosedOrder[],
  waited: repo.ClosedEntry[],
): NewMessage[] {
  const messages = new Map<string, NewMessage>();
  const add = (
    kind: NewMessage['kind'],
    found: { visitorId: string; id: string; start: number; end: number },
    subject: string | null,
  ) => {
    const { visitorId, start, end } = found;
    const before = messages.get(visitorId);
    if (!before) messages.set(visitorId, { visitorId, kind, subject, params: { start, end, reason, until: answerUntil } });
    else if (before.kind === kind) {
      const params = {
        ...before.params,
        start: Math.min(before.params.start ?? start, start),
        end: Math.max(before.params.end ?? end, end),
      };
      messages.set(visitorId, { ...before, subject: null, params });
    }
  };
  for (const order of asked) add('ticketClosed', order, order.id);
  for (const order of cancelled) add('ticketClosedUnpaid', order, order.id);
  for (const entry of waited) add('ticketWaitingClosed', entry, null);
  return [...messages.values()];
}

async function reopen(tx: Db, id: string, { admin, req, now }: StaffCallContext): Promise<ClosureEffect> {
  const closure = await repo.lockClosure(tx, id);
  if (!closure) throw new AppError('closureNotFound');
  if (closure.reopenedAt !== null) return toEffect(closure);
  const released = await repo.reopenClosure(tx, closure, now);
  const visitors = new Map(released.map((order) => [order.visitorId, order]));
  await notifyAll(
    tx,
    [...visitors.values()].map(({ id: orderId, visitorId, start, end }) => ({
      visitorId,
      kind: 'ticketReopened' as const,
      params: { start, end },
      subject: orderId,
    })),
    now,
  );
  await recordAudit(tx, {
    admin,
    action: 'ticket.reopenSlot',
    subject: `closure:${id}`,
    details: { orders: released.length },
    requestId: req.id,
    now,
  });
  return toEffect({ ...closure, reopenedAt: now });
}

export function toEffect({
  id,
  day,
  slotId,
  reason,
  orders,
  tickets,
  cancelled,
  createdAt,
  reopenedAt,
}: repo.ClosureRow): ClosureEffect {
  return {
    id,
    day,
    slotId,
    reason,
    orders,
    tickets,
    cancelled,
    createdAt: toParkIso(createdAt),
    reopenedAt: reopenedAt === null ? null : toParkIso(reopenedAt),
  };
}
