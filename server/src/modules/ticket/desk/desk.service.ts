import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import type { StaffNote } from '@park/contract/staffNote';
import type * as calls from '@park/contract/ticket/desk/calls';
import { RESEND_MS } from '@park/contract/ticket/desk/limits';
import type { schemas } from '@park/contract/ticket/desk/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { notify } from '../../message/message.service';
import { readRules } from '../../park/park.service';
import type { Pay } from '../../pay/pay.service';
import { erasedAt } from '../../session/session.service';
import { audit, auditOf } from '../../staff/audit.service';
import { moveTickets } from '../order/change.service';
import { lockOrder, type OrderRow, productName, updateOrder } from '../order/order.repo';
import type { OrderViews, PersonOf } from '../order/order.view';
import { findOrder } from '../order/orderReads.repo';
import { readForStaff } from '../order/orderStaff.service';
import { closureWaits, isMovable } from '../order/refund.rules';
import { sameSlot } from '../slot.rules';
import type { Persons } from '../visitor/person.service';
import { isWindowSale } from '../windowSale/windowSale.repo';
import { refundApprovals } from './approval.service';
import { listEntries } from './entries.repo';
import * as noteRepo from './note.repo';
import { refundPart } from './partRefund.service';
import { correctPerson } from './person.service';

interface DeskDeps {
  database: Database;
  pay: Pay;
  views: OrderViews;
  persons: Persons;
}

/** What the help desk does with an order that its visitor cannot do alone. */
export function createOrderDesk({ database, pay, views, persons }: DeskDeps) {
  const { personOf } = views;
  return {
    ...orderNotes(database),
    ...refundApprovals(database, pay),

    async moveOrderByPark(input, staff) {
      await moveByPark({ database, personOf }, input, staff);
      return readForStaff(database.db, views, input.orderId, staff);
    },

    async refundPartByPark(input, staff) {
      const awaitsApproval = await refundPart(database, pay, input, staff);
      return { ...(await readForStaff(database.db, views, input.orderId, staff)), awaitsApproval };
    },

    async correctTicketPerson(input, staff) {
      await correctPerson({ database, persons, personOf }, input, staff);
      return readForStaff(database.db, views, input.orderId, staff);
    },

    resendTickets: (input, staff) => resendTickets(database, input, staff),

    getOrderPhone: (input, staff) => revealPhone(database, input, staff),

    async getOrderEntries({ orderId }) {
      const found = await listEntries(database.db, orderId);
      return found.map(({ at, undoneAt, ...row }) => ({ ...row, at: toParkIso(at), undoneAt: toParkIso(undoneAt) }));
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

/** What staff write about an order for each other. No visitor reads it in the app; it is in their export and goes when they are erased. */
function orderNotes(database: Database) {
  const list = async (db: Db, orderId: string): Promise<StaffNote[]> =>
    (await noteRepo.listNotes(db, orderId)).map(({ id, at, adminName, text }) => ({
      id,
      at: toParkIso(at),
      by: adminName,
      text,
    }));
  return {
    getOrderNotes: ({ orderId }) => list(database.db, orderId),

    /** @throws AppError orderNotFound, orderNoteOther (the id was of another text or order) */
    addOrderNote: ({ orderId, id, text }, staff) =>
      database.transaction(async (tx) => {
        required(await lockOrder(tx, orderId), 'orderNotFound');
        const { admin, now } = staff;
        const note = { id, orderId, at: now, adminId: admin?.id ?? '', adminName: admin?.userName ?? '', text };
        if (await noteRepo.insertNote(tx, note)) await audit(tx, staff, 'ticket.addOrderNote', `order:${orderId}`);
        const notes = await list(tx, orderId);
        if (!notes.some((one) => one.id === id && one.text === text)) throw new AppError('orderNoteOther');
        return notes;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** An order's whole phone number; each look is logged with its reason. @throws AppError orderNotFound, orderPhoneGone */
function revealPhone(
  database: Database,
  { orderId, reason }: { orderId: string; reason: string },
  staff: StaffCallContext,
): Promise<{ phone: string }> {
  return database.transaction(async (tx) => {
    const { phone } = required(await lockOrder(tx, orderId), 'orderNotFound');
    if (phone === '') throw new AppError('orderPhoneGone');
    await audit(tx, staff, 'ticket.seePhone', `order:${orderId}`, { reason });
    return { phone };
  });
}

const RESENT = 'ticket.resend';

/**
 * Tells the buyer of their tickets once more, in the app's messages. Within a minute of the last time nothing is sent.
 * @returns when it was sent @throws AppError orderNotFound, ticketsNotResendable
 */
function resendTickets(database: Database, { orderId }: { orderId: string }, staff: StaffCallContext) {
  const { now } = staff;
  const about = `order:${orderId}`;
  return database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    const before = (await auditOf(tx, about))
      .filter(({ action }) => action === RESENT)
      .at(-1)
      ?.at.getTime();
    if (before !== undefined && now - before < RESEND_MS) return { sentAt: toParkIso(before) };
    const { number, visitorId, productId, startAt: start, endAt: end } = order;
    const quantity = order.tickets.filter(({ status }) => status === 'valid').length;
    if (quantity === 0 || (await isWindowSale(tx, visitorId)) || (await erasedAt(tx, visitorId)))
      throw new AppError('ticketsNotResendable');
    const params = { ticket: await productName(tx, productId), number, start, end, quantity };
    await notify(tx, { visitorId, kind: 'ticketPaid', params, subject: orderId, now });
    await audit(tx, staff, RESENT, about);
    return { sentAt: toParkIso(now) };
  });
}

/**
 * Moves all valid tickets of an order to another day or slot of the same product for its visitor, who is told. Places, ages and who has a
 * ticket are looked at as for their own change; the end of the day before and how often are not, and it does not count as one of theirs.
 * The price stays. Repeating it changes nothing.
 * @throws AppError orderNotFound, orderNotChangeable, and what `moveTickets` throws
 */
async function moveByPark(
  { database, personOf }: { database: Database; personOf: PersonOf },
  { orderId, day, slotId, reason }: z.output<typeof schemas.moveOrderByPark.in>,
  staff: StaffCallContext,
): Promise<void> {
  const { now } = staff;
  await database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    const target = { productId: order.productId, day, slotId };
    if (sameSlot(order, target)) return;
    if (!isMovable(order) || (await hasForgottenNames(tx, order, now))) throw new AppError('orderNotChangeable');
    await moveTickets(tx, personOf, order, target, now);
    await updateOrder(tx, orderId, closureWaits(order) ? { closureAnswer: 'move' } : { closureId: null, closureAnswer: null });
    const moved = required(await lockOrder(tx, orderId), 'orderNotFound');
    const { number, visitorId, productId, startAt: start, endAt: end } = moved;
    const params = { ticket: await productName(tx, productId), number, start, end, reason };
    await notify(tx, { visitorId, kind: 'ticketMovedByPark', params, subject: orderId, now });
    const details = { from: clockOf(order.startAt), to: clockOf(start), reason };
    await audit(tx, staff, 'ticket.moveOrder', `order:${orderId}`, details);
  });
}

/** Whether its tickets once named whom they let in, and their names are gone since: anybody could come with them. */
async function hasForgottenNames(tx: Db, { id, day, visitorId, tickets }: OrderRow, now: number): Promise<boolean> {
  if (!tickets.some(({ status, personHash }) => status === 'valid' && personHash === null)) return false;
  const { ticketNames } = (await readRules(tx)).retention;
  if (day >= addDays(parkDay(now), -ticketNames) && !(await erasedAt(tx, visitorId))) return false;
  return required(await findOrder(tx, id), 'orderNotFound').product.realName;
}

/** `2026-05-05 09:00` by the park's clock. */
const clockOf = (at: number): string => toParkIso(at).slice(0, 16).replace('T', ' ');
