import { RULE_BOUNDS } from '@park/contract/park/ruleBounds';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/closure/calls';
import type { ClosureEffect, schemas } from '@park/contract/ticket/closure/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { within } from '../../../db/within';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { pickText } from '../../../i18n/lang';
import { type NewMessage, notifyLater, tellDue } from '../../message/message.service';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { tellCompanions } from '../companion/companion.service';
import { cancelUnpaid } from '../order/cancel.service';
import { findProduct, listProducts } from '../product/product.repo';
import { ensureDays } from '../stock.repo';
import * as repo from './closure.repo';
import { type Also, endMeanwhile, meanwhile, type Reader } from './meanwhile.service';

/** How long visitors have to choose, counted from the end of the closed slot. */
const ANSWER_WITHIN_DAYS = 7;
/** Staff wait so long for WeChat to close what was cancelled; it goes on by itself. ms */
const CLOSE_MS = 3_000;

/** The park closes a day or a slot (R-ticket-7). Slots that are over already are left alone. */
export function staffClosures(database: Database, pay: Pick<Pay, 'close'>) {
  const { db } = database;
  return {
    async previewClosure({ reason = '', ...input }, reader: Reader) {
      const { now } = reader;
      const span = spanOf(input);
      await checkSpan(db, span, now);
      const counts = await repo.weighSpan(db, span, now);
      const { productId: ticketId, ...when } = span;
      const effect = { id: '', ...when, ticketId, reason, ...counts, createdAt: toParkIso(now), reopenedAt: null };
      return { ...effect, ...(await meanwhile(db, [span], reader)) };
    },

    /** Cancels unpaid orders, asks paid ones to choose, ends the waiting list. */
    async closeSlot(input, staff: StaffCallContext) {
      const [id = ''] = await database.transaction((tx) => shut(tx, [input], input, staff));
      // Only now: whoever was about to get into the slot has committed by now or was refused, so nobody is missed.
      return toEffect(await tellEveryone(database, pay, id, staff.now));
    },

    async previewParkClosure(input, reader: Reader) {
      const { now } = reader;
      const days = await daysToClose(db, input, now);
      const spans = days.map((day) => spanOf({ day }));
      const weights = await Promise.all(spans.map((span) => repo.weighSpan(db, span, now)));
      const sum = (count: keyof (typeof weights)[number]) => weights.reduce((total, one) => total + one[count], 0);
      const people = { orders: sum('orders'), tickets: sum('tickets'), cancelled: sum('cancelled') };
      return { days, ...people, amount: sum('amount'), waiting: sum('waiting'), ...(await meanwhile(db, spans, reader)) };
    },

    /** All days or none; whom it touches is then told day by day, and by a job if that is cut short. */
    async closePark({ reason, ...input }, staff: StaffCallContext) {
      const ids = await database.transaction(async (tx) => {
        const days = await daysToClose(tx, input, staff.now);
        const spans = days.map((day) => ({ day, reason }));
        return shut(tx, spans, input, staff, 'ticket.closePark');
      });
      const done: repo.ClosureRow[] = [];
      for (const id of ids) done.push(await tellEveryone(database, pay, id, staff.now));
      const sum = (count: keyof repo.ClosureCounts) => done.reduce((total, one) => total + one[count], 0);
      return {
        days: done.map(({ day }) => day),
        orders: sum('orders'),
        tickets: sum('tickets'),
        cancelled: sum('cancelled'),
      };
    },

    /** Orders that have not chosen keep their tickets. Repeating it changes nothing. */
    async reopenSlot({ id }, staff: StaffCallContext) {
      const effect = await database.transaction(async (tx) => {
        const closure = required(await repo.lockClosure(tx, id), 'closureNotFound');
        if (closure.reopenedAt !== null) return toEffect(closure);
        const released = await repo.reopenClosure(tx, closure, staff.now);
        const visitors = new Map(released.map((order) => [order.visitorId, order]));
        const ticket = await nameOf(tx, closure);
        const messages = [...visitors.values()].map(({ id: orderId, visitorId, start, end }) => ({
          visitorId,
          kind: 'ticketReopened' as const,
          params: { start, end, ...ticket },
          subject: orderId,
        }));
        await notifyLater(tx, messages, staff.now);
        await audit(tx, staff, 'ticket.reopenSlot', `closure:${id}`, { ...ticketOf(closure), orders: released.length });
        return toEffect({ ...closure, reopenedAt: staff.now });
      });
      await tellDue(database);
      return effect;
    },

    getClosures: (paging) => listMapped(db, repo.CLOSURES, paging, toEffect),

    exportClosures: exporting(
      async (_: object, { lang }) => {
        const names = new Map((await listProducts(db)).map(({ id, name }) => [id, pickText(name, lang)]));
        return keysetViews(db, repo.CLOSURES, (row) => ({
          ...toEffect(row),
          name: row.productId && names.get(row.productId),
        }));
      },
      'day slot ticket reason orders tickets cancelledOrders createdAt reopenedAt',
      { slot: ({ slotId }) => slotId, ticket: ({ name }) => name, cancelledOrders: ({ cancelled }) => cancelled },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Does again, for every open closure, what closing does to orders, in case it was cut short. @returns orders touched */
export async function sweepClosures(database: Database, pay: Pick<Pay, 'close'>, now: number): Promise<number> {
  let touched = 0;
  for (const before of await repo.listOpenClosures(database.db, addDays(parkDay(now), -ANSWER_WITHIN_DAYS))) {
    const after = await tellEveryone(database, pay, before.id, now);
    touched += after.orders - before.orders + (after.cancelled - before.cancelled);
  }
  return touched;
}

interface SpanIn {
  day: string;
  slotId?: string | undefined;
  ticketId?: string | undefined;
}

function spanOf({ day, slotId, ticketId }: SpanIn): repo.Span {
  return { day, slotId: slotId ?? null, productId: ticketId ?? null };
}

/** The product of a closure of one alone, as the log names it. */
const ticketOf = ({ productId }: Pick<repo.Span, 'productId'>) => (productId === null ? {} : { ticketId: productId });

/** Days that are not closed whole yet. @throws AppError slotClosedAlready: there are none; ticketDayPast, ticketSlotPast */
async function daysToClose(db: Db, { from, to }: { from: string; to: string }, now: number): Promise<string[]> {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!(await repo.findCovering(db, spanOf({ day })))) days.push(day);
  if (days.length === 0) throw new AppError('slotClosedAlready');
  for (const day of days) await checkSpan(db, spanOf({ day }), now);
  return days;
}

/** @throws AppError ticketDayPast, ticketNotFound, ticketSlotNotFound, ticketSlotPast, slotClosedAlready */
async function checkSpan(db: Db, span: repo.Span, now: number): Promise<void> {
  if (span.day < parkDay(now)) throw new AppError('ticketDayPast');
  if (span.productId !== null) required(await findProduct(db, span.productId), 'ticketNotFound');
  const { known, end } = await repo.readSpan(db, span, now);
  if (!known) throw new AppError('ticketSlotNotFound');
  if (end === null) throw new AppError('ticketSlotPast');
  if (await repo.findCovering(db, span)) throw new AppError('slotClosedAlready');
}

/** Rows that a job is just making for these days would be born open; these wait for it, and it for these. */
async function ensureSold(tx: Db, days: string[], now: number): Promise<void> {
  const last = addDays(parkDay(now), RULE_BOUNDS.ticket.daysAhead[1] + 1);
  const onSale = days.filter((day) => day <= last);
  await ensureDays(tx, onSale);
}

/** From its commit on nobody gets into the spans. @param also what else ends with them @returns the closures' ids */
async function shut(
  tx: Db,
  spans: z.output<typeof schemas.closeSlot.in>[],
  also: Also,
  staff: StaffCallContext,
  action: 'ticket.closeSlot' | 'ticket.closePark' = 'ticket.closeSlot',
): Promise<string[]> {
  const { now } = staff;
  const ids: string[] = [];
  const [{ reason } = { reason: '' }] = spans;
  await endMeanwhile(tx, spans.map(spanOf), { ...also, reason }, staff);
  const days = spans.map(({ day }) => day);
  await ensureSold(tx, days, now);
  for (const span of spans.map(spanOf)) {
    await checkSpan(tx, span, now);
    const answerUntil = parkMoment(addDays(span.day, ANSWER_WITHIN_DAYS + 1), '00:00');
    const { id } = required(await repo.insertClosure(tx, { ...span, reason, answerUntil, now }), 'slotClosedAlready');
    const { productId: _, ...when } = span;
    await audit(tx, staff, action, `closure:${id}`, { ...when, ...ticketOf(span), reason });
    ids.push(id);
  }
  // All at once, in the one order of stock rows; day by day is another.
  await repo.shutStock(tx, ids, now);
  return ids;
}

/** Asks, cancels and ends what is in the span, and writes one message to each visitor it concerns. */
async function tellEveryone(database: Database, pay: Pick<Pay, 'close'>, id: string, now: number): Promise<repo.ClosureRow> {
  const { closure, cancelled } = await database.transaction((tx) => endAll(tx, id, now));
  await tellDue(database);
  // What nobody closes at WeChat in time can be paid until the trade's own end, and is given back.
  await within(CLOSE_MS, closeAll({ database, pay }, cancelled, now), () => undefined);
  return closure;
}

/** What was to be paid together with a cancelled order is cancelled with it. */
async function closeAll(
  deps: { database: Database; pay: Pick<Pay, 'close'> },
  orders: repo.ClosedOrder[],
  now: number,
): Promise<void> {
  for (const { id, basketId = null } of orders) {
    if (basketId === null) await deps.pay.close(id, now);
    // Held by somebody else just now, the rest of it can be paid no more, and runs out by itself; what is paid meanwhile goes back whole.
    else await cancelUnpaid(deps, { orderId: id }, now).catch(() => undefined);
  }
}

async function endAll(tx: Db, id: string, now: number): Promise<{ closure: repo.ClosureRow; cancelled: repo.ClosedOrder[] }> {
  const closure = required(await repo.lockClosure(tx, id), 'closureNotFound');
  if (closure.reopenedAt !== null) return { closure, cancelled: [] };
  const { awaiting, cancelled, tickets } = await repo.askOrders(tx, closure, now);
  const ended = cancelled.map((order) => order.id);
  const waited = await repo.endHolds(tx, closure, ended, now);
  const facts = { reason: closure.reason, until: closure.answerUntil, ...(await nameOf(tx, closure)) };
  await notifyLater(tx, messagesOf(facts, awaiting, cancelled, waited), now);
  const awaitingIds = awaiting.map((order) => order.id);
  await tellCompanions(tx, awaitingIds, now, notifyLater);
  if (awaiting.length === 0 && cancelled.length === 0) return { closure, cancelled };
  const counts = { orders: awaiting.length, tickets, cancelled: cancelled.length };
  return { closure: await repo.addCounts(tx, id, counts), cancelled };
}

/** The product that alone is closed, as messages name it. */
async function nameOf(tx: Db, { productId }: repo.ClosureRow): Promise<Pick<NewMessage['params'], 'ticket'>> {
  const product = productId === null ? undefined : await findProduct(tx, productId);
  return product ? { ticket: product.name } : {};
}

/** What matters most to a visitor is told, once: a choice to make, then an order that is gone, then a place in a line. */
function messagesOf(
  facts: NewMessage['params'],
  awaiting: repo.ClosedOrder[],
  cancelled: repo.ClosedOrder[],
  waited: repo.ClosedOrder[],
): NewMessage[] {
  const messages = new Map<string, NewMessage>();
  const add = (kind: NewMessage['kind'], found: repo.ClosedOrder, subject: string | null) => {
    const { visitorId, start, end } = found;
    const before = messages.get(visitorId);
    if (!before) messages.set(visitorId, { visitorId, kind, subject, params: { start, end, ...facts } });
    else if (before.kind === kind) {
      const params = {
        ...before.params,
        start: Math.min(before.params.start ?? start, start),
        end: Math.max(before.params.end ?? end, end),
      };
      messages.set(visitorId, { ...before, subject: null, params });
    }
  };
  for (const order of awaiting) add('ticketClosed', order, order.id);
  for (const order of cancelled) add('ticketClosedUnpaid', order, order.id);
  for (const entry of waited) add('ticketWaitingClosed', entry, null);
  return [...messages.values()];
}

function toEffect({ createdAt, reopenedAt, answerUntil: _, productId: ticketId, ...closure }: repo.ClosureRow): ClosureEffect {
  return { ...closure, ticketId, createdAt: toParkIso(createdAt), reopenedAt: toParkIso(reopenedAt) };
}
