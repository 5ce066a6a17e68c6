import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/companion/calls';
import type { SharedTickets, schemas } from '@park/contract/ticket/companion/schemas';
import { type Database, type Db, lockVisitor } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { pickText } from '../../../i18n/lang';
import { coverUrl } from '../../file/file.service';
import { notify, notifyAll } from '../../message/message.service';
import { lockOrder } from '../order/order.repo';
import type { OrderViews } from '../order/order.view';
import { closureWaits } from '../order/refund.rules';
import * as repo from './companion.repo';

/**
 * Tickets that a companion enters with (decision 166): a link carries a token, the first who opens it has the tickets, and each ticket
 * is in one hand at a time. Money, changes and refunds stay the buyer's.
 */
export function createCompanions({ db, transaction }: Database, { readOrder }: Pick<OrderViews, 'readOrder'>) {
  return {
    /** @throws AppError orderNotFound, ticketsNotShareable */
    shareTickets: ({ orderId, ticketIds }, { visitorId, now }) =>
      transaction(async (tx) => {
        const order = required(await lockOrder(tx, orderId, visitorId), 'orderNotFound');
        const free = order.tickets.filter(({ status, holderId }) => status === 'valid' && holderId === null);
        const chosen = free.filter(({ id }) => ticketIds.includes(id)).map(({ id }) => id);
        const isOpen = !closureWaits(order) && now < order.endAt;
        if (!isOpen || chosen.length < new Set(ticketIds).size) throw new AppError('ticketsNotShareable');
        const token = newId();
        await repo.setShare(tx, chosen, token);
        return { token };
      }),

    /** @throws AppError orderNotFound, ticketsNotShareable (one of them was used or refunded) */
    async takeBackTickets({ orderId, ticketIds }, ctx) {
      await transaction(async (tx) => {
        const order = required(await lockOrder(tx, orderId, ctx.visitorId), 'orderNotFound');
        const chosen = order.tickets.filter(({ id, status }) => ticketIds.includes(id) && status === 'valid');
        if (chosen.length < new Set(ticketIds).size) throw new AppError('ticketsNotShareable');
        const given = chosen.filter(({ holderId, shareHash }) => holderId !== null || shareHash !== null);
        const left = await repo.listHolders(tx, [orderId]);
        const ids = given.map(({ id }) => id);
        await repo.putInHand(tx, ids, null);
        const gone = left.filter(({ holderId }) => given.some((ticket) => ticket.holderId === holderId));
        await tell(tx, 'companionTicketGone', gone, ctx.now);
      });
      return readOrder(db, orderId, ctx);
    },

    /** @throws AppError shareNotFound */
    async getSharedTickets({ token }, { visitorId, lang }) {
      const shared = required(await repo.findShared(db, token), 'shareNotFound');
      const { orderId, name, motif, coverId, day, startAt, endAt } = shared;
      const state = stateOf(shared, visitorId);
      const quantity = shared.tickets.filter(
        ({ holderId }) => state === 'own' || holderId === (state === 'yours' ? visitorId : null),
      ).length;
      const ticket = { name: pickText(name, lang), motif, cover: coverUrl(coverId) };
      return { orderId, ticket, day, start: toParkIso(startAt), end: toParkIso(endAt), quantity, state };
    },

    /** @throws AppError shareNotFound, shareTaken, shareOwn */
    takeSharedTickets: ({ token }, { visitorId, now }) =>
      transaction(async (tx) => {
        const found = required(await repo.findShared(tx, token), 'shareNotFound');
        await lockVisitor(tx, visitorId);
        await lockOrder(tx, found.orderId);
        // Only what is read after the lock counts: another companion may have been first.
        const shared = required(await repo.findShared(tx, token), 'shareNotFound');
        const { orderId, name: ticket, number, startAt: start, endAt: end } = shared;
        const state = stateOf(shared, visitorId);
        if (state === 'yours') return { orderId };
        if (state !== 'open') throw new AppError(state === 'own' ? 'shareOwn' : 'shareTaken');
        const free = shared.tickets.filter(({ holderId }) => holderId === null).map(({ id }) => id);
        await repo.putInHand(tx, free, visitorId);
        const params = { ticket, number, start, end, quantity: free.length };
        await notify(tx, { visitorId: shared.visitorId, kind: 'ticketTakenByCompanion', params, subject: orderId, now });
        return { orderId };
      }),
  } satisfies Handlers<typeof calls, typeof schemas>;
}

function stateOf({ visitorId, tickets }: repo.SharedOrder, reader: string): SharedTickets['state'] {
  if (visitorId === reader) return 'own';
  if (tickets.some(({ holderId }) => holderId === reader)) return 'yours';
  return tickets.some(({ holderId }) => holderId === null) ? 'open' : 'taken';
}

/** Tells companions that something changed in orders of which they hold tickets. @param by `notifyLater` where the orders are many */
export async function tellCompanions(tx: Db, orderIds: string[], now: number, by = notifyAll): Promise<void> {
  if (orderIds.length > 0) await tell(tx, 'companionTicketChanged', await repo.listHolders(tx, orderIds), now, by);
}

async function tell(
  tx: Db,
  kind: 'companionTicketChanged' | 'companionTicketGone',
  held: repo.Held[],
  now: number,
  by = notifyAll,
) {
  const messages = held.map(({ holderId, orderId, name, startAt, endAt }) => ({
    visitorId: holderId,
    kind,
    params: { ticket: name, start: startAt, end: endAt },
    subject: kind === 'companionTicketGone' ? null : orderId,
  }));
  await by(tx, messages, now);
}
