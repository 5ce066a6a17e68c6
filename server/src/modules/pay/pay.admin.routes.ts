import * as payCalls from '@park/contract/pay/calls';
import { schemas as paySchemas } from '@park/contract/pay/schemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport, yuan } from '../../http/exportRows';
import { route } from '../../http/route';
import { exportWords } from '../../i18n/exportWords';
import type { Pay } from './pay.service';

/** What staff see of money: refunds that are stuck, and whether the books agree with WeChat's. */
export function registerPayAdmin(app: FastifyInstance, pay: Pay, note: NoteExport): void {
  route(app, payCalls.getRefunds, paySchemas.getRefunds, ({ input }) => pay.refunds.list(input));
  exportRoute(
    app,
    payCalls.exportRefunds,
    paySchemas.exportRefunds,
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
  route(app, payCalls.retryRefund, paySchemas.retryRefund, (ctx) => pay.refunds.retry(ctx.input.id, ctx));
  route(app, payCalls.reconcile, paySchemas.reconcile, (ctx) => pay.reconcile(ctx.input.day, ctx));
}
