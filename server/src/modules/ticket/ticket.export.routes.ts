import { exportIn } from '@park/contract/export';
import * as endpoints from '@park/contract/ticket/adminEndpoints';
import * as schemas from '@park/contract/ticket/adminSchemas';
import { nothingIn } from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport, yuan } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { TicketExports } from './ticketExport.service';

/** Lists of tickets as files. */
export function registerTicketExports(app: FastifyInstance, lists: TicketExports, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportOrders,
    { in: exportIn(schemas.adminOrdersIn), summary: 'Orders as a file, phones masked', unsaid: ['keyword'] },
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
    endpoints.exportClosures,
    { in: exportIn(schemas.closuresIn), summary: 'Closures as a file, newest first' },
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
    endpoints.exportProducts,
    { in: exportIn(nothingIn), summary: 'Ticket products as a file, in their order' },
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
    endpoints.exportStock,
    { in: exportIn(schemas.getStockIn), summary: 'Places of a range of days as a file, at most 62 days' },
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
