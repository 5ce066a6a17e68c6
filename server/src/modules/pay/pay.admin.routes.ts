import { rowsSchema } from '@park/contract/envelope';
import { exportIn } from '@park/contract/export';
import * as endpoints from '@park/contract/ticket/adminEndpoints';
import * as schemas from '@park/contract/ticket/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport, yuan } from '../../http/exportRows';
import { route } from '../../http/route';
import { exportWords } from '../../i18n/exportWords';
import type { Pay } from './pay.service';

/** What staff see of money: refunds that are stuck, and whether the books agree with WeChat's. */
export function registerPayAdmin(app: FastifyInstance, pay: Pay, note: NoteExport): void {
  route(
    app,
    endpoints.getRefunds,
    { in: schemas.refundsIn, out: rowsSchema(schemas.refund), summary: 'Refunds, newest first; failed ones wait for staff' },
    ({ input }) => pay.refunds.list(input),
  );
  exportRoute(
    app,
    endpoints.exportRefunds,
    { in: exportIn(schemas.refundsIn), summary: 'Refunds as a file' },
    [
      ['number', ({ id }) => id],
      ['orderId', ({ orderId }) => orderId],
      ['amount', ({ amount }) => yuan(amount)],
      ['status', ({ status }, lang) => exportWords.refund[status][lang]],
      ['reason', ({ reason }) => reason],
      ['problem', ({ problem }) => problem],
      ['attempts', ({ attempts }) => attempts],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['doneAt', ({ doneAt }) => moment(doneAt)],
    ],
    pay.refunds.export,
    note,
  );
  route(
    app,
    endpoints.retryRefund,
    { in: schemas.retryRefundIn, out: schemas.refund, summary: 'Send a refund again, under the number it has' },
    (ctx) => pay.refunds.retry(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.reconcile,
    { in: schemas.dayIn, out: schemas.reconciliation, summary: 'Compare the ledger of a day with WeChat Pay’s bill of it' },
    (ctx) => pay.reconcile(ctx.input.day, ctx),
  );
}
