import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import type { schemas } from '@park/contract/ticket/desk/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { notify } from '../../message/message.service';
import { readRules } from '../../park/park.service';
import { erasedAt } from '../../session/session.service';
import { audit } from '../../staff/audit.service';
import { moveTickets } from '../order/change.service';
import { lockOrder, type OrderRow, productName, updateOrder } from '../order/order.repo';
import type { PersonOf } from '../order/order.view';
import { findOrder } from '../order/orderReads.repo';
import { closureWaits, isMovable } from '../order/refund.rules';
import { sameSlot } from '../slot.rules';

/**
 * Moves all valid tickets of an order to another day or slot of the same product for its visitor, who is told. Places, ages and who has a
 * ticket are looked at as for their own change; the end of the day before and how often are not, and it does not count as one of theirs.
 * The price stays. Repeating it changes nothing.
 * @throws AppError orderNotFound, orderNotChangeable, and what `moveTickets` throws
 */
export async function moveByPark(
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
