import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/pay/calls';
import type { Refund, schemas } from '@park/contract/pay/schemas';
import * as words from '@park/contract/texts/pay';
import type { Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { drain } from '../../db/outbox';
import { AppError, required } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listMapped } from '../../http/rows';
import { sortField } from '../../http/violation';
import type { Lang } from '../../i18n/lang';
import type { RefundFact } from '../../wechat/payClient';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import { audit } from '../staff/audit.service';
import { askAgainAfter, CASH_NUMBER, passesByItself, refundReason, sendAgainAfter } from './pay.rules';
import * as repo from './payRefund.repo';
import { newRefundNo } from './settle.service';
import type { TradeDeps } from './trade.service';

type RefundDeps = Pick<TradeDeps, 'database' | 'client' | 'log' | 'settlement' | 'notifyUrl'>;

export function createPayRefunds({ database, client, log, settlement, notifyUrl }: RefundDeps) {
  const { db } = database;

  async function sendOne(refund: repo.RefundRow, now: number): Promise<boolean> {
    const { outRefundNo, outTradeNo, amount, reason, attempts } = refund;
    try {
      const total = await repo.cameWith(db, outTradeNo);
      const request = {
        outTradeNo,
        outRefundNo,
        amount,
        total,
        reason: refundReason(reason, 'zh-Hans'),
        notifyUrl: notifyUrl(),
      };
      return await heard(await client.refund(request), now);
    } catch (error) {
      if (error instanceof PayUnavailableError || (error instanceof PayRefusedError && passesByItself(error.code))) {
        const problem = error instanceof PayRefusedError ? error.code : 'UNAVAILABLE';
        log.warn({ outRefundNo, attempts, reason: error.message }, 'a refund could not be sent; it is sent again');
        await repo.postpone(db, refund, problem, now + sendAgainAfter(attempts));
        return false;
      }
      if (!(error instanceof PayRefusedError)) throw error;
      log.error({ outRefundNo, reason: error.message }, 'WeChat Pay refused a refund; it waits for staff');
      await repo.postpone(db, refund, error.code, null);
      return false;
    }
  }

  async function heard(fact: RefundFact, now: number): Promise<boolean> {
    await settlement.refund(fact, now);
    return fact.state === 'done' || fact.state === 'processing';
  }

  async function askOne(refund: repo.RefundRow, now: number): Promise<boolean> {
    const { outRefundNo, createdAt } = refund;
    try {
      return (await settlement.refund(await client.refundState(outRefundNo), now)) === 'settled';
    } catch (error) {
      if (!(error instanceof PayUnavailableError || error instanceof PayRefusedError)) throw error;
      log.warn({ outRefundNo, reason: error.message }, 'WeChat Pay could not be asked about a refund');
      await repo.postpone(db, refund, 'UNAVAILABLE', now + askAgainAfter(now - createdAt));
      return false;
    }
  }

  /** One that fails keeps nobody else's money, nor the notice of a payment that found it. */
  function apart({ outRefundNo }: repo.RefundRow, work: Promise<boolean>): Promise<boolean> {
    return work.catch((error: unknown) => {
      log.error({ err: error, outRefundNo }, 'a refund could not be worked on');
      return false;
    });
  }

  function each(
    status: 'requested' | 'processing',
    work: (refund: repo.RefundRow, now: number) => Promise<boolean>,
    now: number,
    subject?: string,
  ): Promise<number> {
    return drain(
      (limit) => repo.takeDue(db, status, { now, limit, subject }),
      (refund) => apart(refund, work(refund, now)),
    );
  }

  return {
    /** @throws Error when more would go back than came */
    async request(
      tx: Db,
      { subject, amount, reason, now }: { subject: string; amount: number; reason: string; now: number },
    ): Promise<string> {
      const [trade] = await repo.remainders(tx, subject);
      if (!(amount > 0) || !trade || amount > trade.left)
        throw new Error(`${amount} fen cannot go back for ${subject}: ${trade?.left ?? 0} fen are left of what came`);
      const outRefundNo = newRefundNo(trade.outTradeNo);
      await repo.insertRefund(tx, { outRefundNo, outTradeNo: trade.outTradeNo, subject, amount, reason }, now);
      return outRefundNo;
    },
    /** @returns how many WeChat has now */
    send: (now: number, subject?: string) => each('requested', sendOne, now, subject),
    /** Asks about what is under way. @returns how many changed */
    askAll: (now: number, subject?: string) => each('processing', askOne, now, subject),

    /** What staff see and do. */
    staff: {
      async getRefunds(input, { lang }) {
        sortField(input.field, ['createdAt']);
        return listMapped(db, repo.refundsQuery(input), input, (row) => toRefund(row, lang));
      },

      exportRefunds: exporting(
        async (input, { lang }) => {
          sortField(input.field, ['createdAt']);
          return keysetViews(db, repo.refundsQuery(input), (row) => toRefund(row, lang));
        },
        'number orderId amount status reason problem attempts createdAt doneAt',
        { number: ({ id }) => id, status: ({ status }) => words.refund[status] },
      ),

      /** What is done stays as it is. */
      async retryRefund({ id }, staff) {
        const { now } = staff;
        const subject = await database.transaction(async (tx) => {
          const refund = required(await repo.lockRefund(tx, id), 'refundNotFound');
          if (refund.status === 'done') return null;
          if (CASH_NUMBER.test(refund.outTradeNo)) throw new AppError('refundInCash');
          const status = refund.status === 'processing' ? 'processing' : 'requested';
          await repo.updateRefund(tx, id, { status, problem: refund.problem, nextTryAt: now });
          const details = { status: refund.status, problem: refund.problem, amount: refund.amount };
          await audit(tx, staff, 'pay.retryRefund', `refund:${id}`, details);
          return refund.subject;
        });
        if (subject !== null) {
          await each('requested', sendOne, now, subject);
          await each('processing', askOne, now, subject);
        }
        const refund = required(await repo.findRefund(db, id), 'refundNotFound');
        return toRefund(refund, staff.lang);
      },
    } satisfies Partial<Handlers<typeof calls, typeof schemas>>,
  };
}

export function toRefund(row: repo.RefundRow, lang: Lang): Refund {
  const { outRefundNo: id, subject: orderId, createdAt, doneAt, reason, ...refund } = row;
  return {
    ...refund,
    id,
    orderId,
    reason: refundReason(reason, lang),
    createdAt: toParkIso(createdAt),
    doneAt: toParkIso(doneAt),
  };
}
