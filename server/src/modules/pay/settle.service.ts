import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import type { RefundFact, TradeFact } from '../../wechat/payClient';
import { insertLedger, type LedgerEntry } from './ledger.repo';
import { askAgainAfter, isOfWindow, type RefundReason, refundStatusOf } from './pay.rules';
import type { Payee } from './payee';
import * as refunds from './payRefund.repo';
import { insertShipping } from './shipping.repo';
import * as trades from './trade.repo';

type PaidTrade = Extract<TradeFact, { state: 'paid' }>;
/** known: written down before; unknown: not ours; reverse: it shall not be, and WeChat has to be told. */
type Settled = 'settled' | 'known' | 'unknown' | 'reverse';

/** Writes down what WeChat says, each thing once, however often and in whatever order it is said. */
export interface Settlement {
  /** Money came: trade, ledger and what it is for, in one transaction. Money that cannot be kept is asked back in it. */
  payment(fact: PaidTrade, now: number): Promise<Settled>;
  /** What became of money on its way back. */
  refund(fact: RefundFact, now: number): Promise<Settled>;
}

/** @param isHeld whether WeChat may hold what is paid in this app (`createShipping`) */
export function createSettlementOf(
  database: Database,
  payee: Payee,
  log: FastifyBaseLogger,
  isHeld: (appId: string) => boolean,
): Settlement {
  return {
    async payment(fact, now) {
      const { outTradeNo } = fact;
      const trade = await trades.findTrade(database.db, outTradeNo);
      if (!trade || trade.appId !== fact.appId) {
        log.error({ outTradeNo }, 'WeChat Pay says that a trade was paid which this park does not know');
        return 'unknown';
      }
      try {
        return await database.transaction((tx) => settlePayment(tx, { payee, log, isHeld, subject: trade.subject }, fact, now));
      } catch (error) {
        if (error instanceof NotWanted) return 'reverse';
        throw error;
      }
    },

    async refund(fact, now) {
      const settled = await database.transaction((tx) => settleRefund(tx, { payee, log }, fact, now));
      if (settled === 'unknown')
        log.error({ outRefundNo: fact.outRefundNo }, 'WeChat Pay tells of a refund that this park does not know');
      return settled;
    },
  };
}

/** Undoes what was written. */
class NotWanted extends Error {}

interface Around {
  payee: Payee;
  log: FastifyBaseLogger;
}

async function settlePayment(
  tx: Db,
  { payee, log, isHeld, subject }: Around & { subject: string; isHeld: (appId: string) => boolean },
  { outTradeNo, transactionId, amount, paidAt }: PaidTrade,
  now: number,
): Promise<Settled> {
  const bought = await payee.lock(tx, subject);
  const trade = await trades.setPaid(tx, outTradeNo, transactionId, paidAt);
  if (!trade) return 'known';
  const paidBefore = (await refunds.remainders(tx, subject)).some(({ left }) => left > 0);
  const reason = await refundReason();
  // What goes back goes back whole.
  const parts = reason === null ? bought.parts : [{ subject, amount }];
  const shiftId = reason === null ? bought.shiftId : undefined;
  await insertPayment(tx, parts, { at: paidAt, outTradeNo, wechatId: transactionId, shiftId });
  if (reason !== null) {
    log.warn({ outTradeNo, amount, asked: trade.amount, reason }, 'a payment goes back');
    await refunds.insertRefund(tx, { outRefundNo: newRefundNo(outTradeNo), outTradeNo, subject, amount, reason }, now);
  } else if (isHeld(trade.appId) && !isOfWindow(outTradeNo)) await insertShipping(tx, { outTradeNo, subject }, now);
  return 'settled';

  async function refundReason(): Promise<RefundReason | null> {
    if (amount !== trade?.amount) return 'wrong amount';
    const verdict = await bought.paid({ outTradeNo, amount, paidAt }, now);
    if (verdict === 'reverse') throw new NotWanted();
    if (verdict !== 'keep') return verdict.refund;
    return paidBefore ? 'paid before' : null;
  }
}

/** Writes a payment into the ledger, a line for each thing that it is for. */
export async function insertPayment(
  tx: Db,
  parts: readonly { subject: string; amount: number }[],
  payment: Pick<LedgerEntry, 'at' | 'outTradeNo' | 'wechatId' | 'shiftId'>,
): Promise<void> {
  for (const part of parts) await insertLedger(tx, { ...payment, ...part, kind: 'payment', outRefundNo: null });
}

/** @param shiftId out of whose drawer it was given back */
export async function settleRefund(
  tx: Db,
  { payee, log, shiftId }: Around & { shiftId?: string },
  fact: RefundFact,
  now: number,
): Promise<Settled> {
  const { outRefundNo, refundId } = fact;
  const refund = await refunds.lockRefund(tx, outRefundNo);
  if (!refund) return 'unknown';
  if (refund.status === 'done') return 'known';
  if (fact.state !== 'unknown' && fact.amount !== refund.amount) {
    log.error({ outRefundNo, asked: refund.amount, told: fact.amount }, 'WeChat Pay gave back another amount than was asked');
    return 'unknown';
  }
  const status = refundStatusOf(fact.state);
  const doneAt = status === 'done' ? (fact.doneAt ?? now) : null;
  await refunds.updateRefund(tx, outRefundNo, {
    status,
    problem: status === 'failed' ? fact.state.toUpperCase() : null,
    refundId,
    acceptedAt: fact.acceptedAt ?? doneAt,
    doneAt,
    nextTryAt: status === 'processing' ? now + askAgainAfter(now - refund.createdAt) : now,
  });
  if (status === 'failed') log.warn({ outRefundNo, state: fact.state }, 'a refund failed and waits for staff');
  if (doneAt === null) return refund.status === status ? 'known' : 'settled';
  const { subject, outTradeNo, amount } = refund;
  const at = refund.acceptedAt ?? fact.acceptedAt ?? doneAt;
  const entry = { at, kind: 'refund' as const, amount: -amount, subject, outTradeNo, outRefundNo, wechatId: refundId, shiftId };
  // An earlier release could write a refusal over what was done.
  if (!(await insertLedger(tx, entry))) return 'known';
  const bought = await payee.lock(tx, subject);
  await bought.refunded({ outRefundNo, amount }, now);
  return 'settled';
}

/** Fixed when a refund is asked for, so that sending it again cannot give back twice. */
export function newRefundNo(outTradeNo: string): string {
  return `${outTradeNo}-R${newId()
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 10)}`;
}
