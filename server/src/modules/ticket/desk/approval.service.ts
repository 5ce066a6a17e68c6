import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/desk/calls';
import type { RefundRequest, schemas } from '@park/contract/ticket/desk/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { money } from '../../../i18n/money';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { lockOrder } from '../order/order.repo';
import { giveTickets } from '../order/refund.service';
import * as repo from '../order/refundRequest.repo';
import { givePart } from './partRefund.service';

/** How long what was decided is shown. */
const SHOWN_MS = 7 * 86_400_000;

/** Refunds beyond somebody's limit, and what becomes of them. Each is decided once, whoever decides at the same time. */
export function refundApprovals(database: Database, pay: Pay) {
  /** The order's row first (decision 218); the request changes under it alone. */
  const lock = async (tx: Db, id: string) => {
    const { orderId } = required(await repo.findRequest(tx, id), 'refundRequestNotFound');
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    return { order, request: required(await repo.lockRequest(tx, id), 'refundRequestNotFound') };
  };
  const readRequest = async (id: string, orderId: string): Promise<RefundRequest> => {
    const all = await repo.listRequests(database.db, { orderId, since: 0 });
    return toRequest(
      required(
        all.find(({ request }) => request.id === id),
        'refundRequestNotFound',
      ),
    );
  };

  return {
    getRefundRequests: async ({ orderId }, { now }) =>
      (await repo.listRequests(database.db, { orderId, since: now - SHOWN_MS })).map(toRequest),

    /**
     * Makes the refund under the id of the request. Approved before, nothing is given again.
     * @throws AppError refundRequestNotFound, refundRequestDeclined, refundRequestStale where another amount would go back by now,
     * orderNotRefundable, refundTooMuch: the request then stays open
     */
    async approveRefund({ id }, staff) {
      const orderId = await database.transaction(async (tx) => {
        const { order, request } = await lock(tx, id);
        const { ticketIds, amount, reason, adminName: requestedBy } = request;
        if (request.state === 'declined') throw new AppError('refundRequestDeclined');
        if (request.state === 'approved') return order.id;
        const given = ticketIds
          ? await giveTickets(tx, pay, order, { ticketIds, reason, requestedBy }, staff)
          : await givePart(tx, pay, order, { id, amount, reason, requestedBy }, staff);
        if (given !== amount) throw new AppError('refundRequestStale', { left: money(given ?? 0, staff.lang) });
        await repo.updateRequest(tx, id, { state: 'approved', decidedAt: staff.now, decidedBy: staff.admin.userName });
        return order.id;
      });
      await pay.sendRefunds(staff.now, orderId);
      return readRequest(id, orderId);
    },

    /** @throws AppError refundRequestNotFound, refundRequestApproved */
    async declineRefund({ id, reason }, staff) {
      const orderId = await database.transaction(async (tx) => {
        const { order, request } = await lock(tx, id);
        if (request.state === 'approved') throw new AppError('refundRequestApproved');
        if (request.state === 'declined') return order.id;
        const decision = { decidedAt: staff.now, decidedBy: staff.admin.userName, answer: reason };
        await repo.updateRequest(tx, id, { state: 'declined', ...decision });
        const details = { amount: request.amount, reason, requestedBy: request.adminName };
        await audit(tx, staff, 'ticket.declineRefund', `order:${order.id}`, details);
        return order.id;
      });
      return readRequest(id, orderId);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toRequest({ request, number }: Awaited<ReturnType<typeof repo.listRequests>>[number]): RefundRequest {
  const { id, orderId, ticketIds, amount, reason, state, answer, decidedBy } = request;
  return {
    ...{ id, orderId, number, amount, reason, state, answer, decidedBy },
    tickets: ticketIds?.length ?? null,
    requestedBy: request.adminName,
    requestedAt: toParkIso(request.requestedAt),
    decidedAt: toParkIso(request.decidedAt),
  };
}
