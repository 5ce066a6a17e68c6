import { toParkIso } from '@park/contract/parkTime';
import { RESEND_MS } from '@park/contract/ticket/desk/limits';
import type { Database } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { notify } from '../../message/message.service';
import { erasedAt } from '../../session/session.service';
import { audit, auditOf } from '../../staff/audit.service';
import { lockOrder, productName } from '../order/order.repo';
import { isWindowSale } from '../windowSale/windowSale.repo';

const RESENT = 'ticket.resend';

/**
 * Tells the buyer of their tickets once more, in the app's messages. Within a minute of the last time nothing is sent.
 * @returns when it was sent @throws AppError orderNotFound, ticketsNotResendable
 */
export function resendTickets(database: Database, { orderId }: { orderId: string }, staff: StaffCallContext) {
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
