import { ticketClosure, ticketOrder, ticketProduct } from '@park/contract/calls';
import { schemas as ticketClosureSchemas } from '@park/contract/ticket/closure/schemas';
import { schemas as ticketOrderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as ticketProductSchemas } from '@park/contract/ticket/product/schemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport, yuan } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { TicketExports } from './ticketExport.service';

/** Lists of tickets as files. */
export function registerTicketExports(app: FastifyInstance, lists: TicketExports, note: NoteExport): void {
  exportRoute(
    app,
    ticketOrder.exportOrders,
    { ...ticketOrderSchemas.exportOrders, unsaid: ['keyword'] },
    [
      ['number', ({ number }) => number],
      ['status', ({ status }, lang) => exportWords.order[status][lang]],
      ['ticket', ({ ticket }) => ticket.name],
      ['day', ({ day }) => day],
      ['start', ({ slot }) => moment(slot.start)],
      ['end', ({ slot }) => moment(slot.end)],
      ['quantity', ({ quantity }) => quantity],
      ['price', ({ price }) => yuan(price)],
      ['amount', ({ amount }) => yuan(amount)],
      ['phone', ({ phone }) => phone],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['paidAt', ({ paidAt }) => moment(paidAt)],
    ],
    lists.orders,
    note,
  );
  exportRoute(
    app,
    ticketClosure.exportClosures,
    ticketClosureSchemas.exportClosures,
    [
      ['day', ({ day }) => day],
      ['slot', ({ slotId }) => slotId],
      ['reason', ({ reason }) => reason],
      ['orders', ({ orders }) => orders],
      ['tickets', ({ tickets }) => tickets],
      ['cancelledOrders', ({ cancelled }) => cancelled],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['reopenedAt', ({ reopenedAt }) => moment(reopenedAt)],
    ],
    lists.closures,
    note,
  );
  exportRoute(
    app,
    ticketProduct.exportProducts,
    ticketProductSchemas.exportProducts,
    [
      ['ticket', ({ shown }) => shown],
      ['kind', ({ kind }, lang) => exportWords.ticketKind[kind][lang]],
      ['price', ({ price }) => yuan(price)],
      ['lateRefund', ({ lateRefundPercent }) => lateRefundPercent],
      ['realName', ({ realName }) => realName],
      ['onSale', ({ onSale }) => onSale],
      ['updatedAt', ({ updatedAt }) => moment(updatedAt)],
      ['updatedBy', ({ updatedBy }) => updatedBy],
    ],
    lists.products,
    note,
  );
  exportRoute(
    app,
    ticketProduct.exportStock,
    ticketProductSchemas.exportStock,
    [
      ['day', ({ day }) => day],
      ['ticket', ({ name }) => name],
      ['slot', ({ slotId }) => slotId],
      ['stock', ({ stock }) => stock],
      ['taken', ({ taken }) => taken],
      ['remaining', ({ stock, taken, closedReason }) => (closedReason === null ? stock - taken : 0)],
      ['closedReason', ({ closedReason }) => closedReason],
    ],
    lists.stock,
    note,
  );
}
