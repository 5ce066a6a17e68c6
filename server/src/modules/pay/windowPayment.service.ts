import type { Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import { CASH_NUMBER, CODE_NUMBER, tradeName, tradeNumber } from './pay.rules';
import type { Payee } from './payee';
import { listRefundsOf } from './payRefund.repo';
import { insertPayment, settleRefund } from './settle.service';
import * as repo from './trade.repo';
import type { TradeDeps } from './trade.service';

interface WindowPaymentDeps extends Pick<TradeDeps, 'database' | 'client' | 'wechat' | 'log' | 'park' | 'settlement'> {
  payee: Payee;
}

interface Due {
  subject: string;
  /** Stem of the number, as of `prepay`. */
  outTradeNo: string;
  /** fen */
  amount: number;
  now: number;
}

type CodeTrade = Pick<repo.TradeRow, 'outTradeNo' | 'appId' | 'amount'> & { item: string };

/** Money at a ticket window: cash, which this park counts itself, and payment codes (付款码), which WeChat does. */
export interface WindowPayments {
  /** Writes down, in the caller's transaction, that the cash is in the drawer. @throws AppError windowSaleOver: it may not be kept */
  takeCash(tx: Db, due: Due): Promise<void>;
  /** Makes what costs nothing valid, in the caller's transaction. @throws AppError windowSaleOver */
  issue(tx: Db, due: Omit<Due, 'amount'>): Promise<void>;
  /** Writes down that cash which is to go back for these subjects is handed out. @returns fen */
  giveCash(tx: Db, subjects: string[], shiftId: string, now: number): Promise<number>;
  /** fen in cash that are to go back for these subjects and nobody has fetched. */
  owedCash(db: Db, subjects: string[]): Promise<number>;
  /**
   * Begins a trade in the caller's transaction, which holds the sale; send its code after the commit.
   * @returns undefined: another code of this sale is still with WeChat. @throws AppError payUnavailable
   */
  openCode(tx: Db, due: Due & { expiresAt: number; item: string }): Promise<CodeTrade | undefined>;
  /** @returns when WeChat has said that it is paid, or not yet what became of it. @throws AppError paymentCodeRefused */
  sendCode(trade: CodeTrade, paymentCode: string, storeId: string, now: number): Promise<void>;
  /** Whether WeChat has a code of the subject and has not said what became of it. */
  isPaying(db: Db, subject: string): Promise<boolean>;
  /** Ends the codes of a subject at WeChat; what was paid goes back there. @throws AppError paymentCodePaying, payUnavailable */
  reverse(subject: string): Promise<void>;
}

export function createWindowPayments({
  database,
  client,
  wechat,
  log,
  park,
  payee,
  settlement,
}: WindowPaymentDeps): WindowPayments {
  const { db } = database;
  const codesOf = async (on: Db, subject: string) =>
    (await repo.tradesOf(on, subject)).filter(({ outTradeNo }) => CODE_NUMBER.test(outTradeNo));
  const openCodes = async (on: Db, subject: string) =>
    (await codesOf(on, subject)).filter(({ status }) => status === 'created');
  const cashRefunds = async (on: Db, subject: string) =>
    (await listRefundsOf(on, subject)).filter(
      ({ outTradeNo, status }) => status === 'requested' && CASH_NUMBER.test(outTradeNo),
    );

  async function reverseOne({ outTradeNo, appId }: Pick<repo.TradeRow, 'outTradeNo' | 'appId'>): Promise<void> {
    try {
      await client.reverse({ outTradeNo, appId });
    } catch (error) {
      if (error instanceof PayUnavailableError) throw new AppError('payUnavailable', {}, { cause: error });
      if (error instanceof PayRefusedError) throw new AppError('paymentCodePaying', {}, { cause: error });
      throw error;
    }
    const trade = await repo.findTrade(db, outTradeNo);
    if (trade) await repo.setClosed(db, trade);
  }

  return {
    async takeCash(tx, { subject, outTradeNo: stem, amount, now }) {
      const bought = await payee.lock(tx, subject);
      const outTradeNo = tradeNumber(stem, 'cash', 1);
      const trade = { outTradeNo, subject, visitorId: null, appId: '', amount, description: '', expiresAt: now };
      await repo.insertTrade(tx, trade, now);
      await repo.setPaid(tx, outTradeNo, outTradeNo, now);
      if ((await bought.paid({ outTradeNo, amount, paidAt: now }, now)) !== 'keep') throw new AppError('windowSaleOver');
      await insertPayment(tx, bought.parts, { at: now, outTradeNo, wechatId: outTradeNo, shiftId: bought.shiftId });
    },

    async issue(tx, { subject, outTradeNo: stem, now }) {
      const bought = await payee.lock(tx, subject);
      const outTradeNo = tradeNumber(stem, 'free', 1);
      if ((await bought.paid({ outTradeNo, amount: 0, paidAt: now }, now)) !== 'keep') throw new AppError('windowSaleOver');
    },

    async giveCash(tx, subjects, shiftId, now) {
      let given = 0;
      for (const subject of subjects)
        for (const { outRefundNo, amount } of await cashRefunds(tx, subject)) {
          const fact = { state: 'done' as const, outRefundNo, refundId: outRefundNo, amount, acceptedAt: now, doneAt: now };
          await settleRefund(tx, { payee, log, shiftId }, fact, now);
          given += amount;
        }
      return given;
    },

    async owedCash(on, subjects) {
      const refunds = await Promise.all(subjects.map((subject) => cashRefunds(on, subject)));
      return refunds.flat().reduce((sum, { amount }) => sum + amount, 0);
    },

    async openCode(tx, { subject, outTradeNo: stem, amount, expiresAt, item, now }) {
      const appId = wechat.appId('h5') ?? wechat.appId('mini');
      if (appId === null) throw new AppError('payUnavailable');
      const before = await codesOf(tx, subject);
      if (before.some(({ status }) => status === 'created')) return undefined;
      const outTradeNo = tradeNumber(stem, 'code', before.length + 1);
      const description = tradeName(await park.nameIn('zh-Hans', now), item);
      await repo.insertTrade(tx, { outTradeNo, subject, visitorId: null, appId, amount, description, expiresAt }, now);
      return { outTradeNo, appId, amount, item: description };
    },

    async sendCode({ outTradeNo, appId, amount, item: description }, paymentCode, storeId, now) {
      try {
        const fact = await client.payByCode({ outTradeNo, appId, amount, description, paymentCode, storeId });
        if (fact.state !== 'paid') await repo.reopen(db, outTradeNo);
        else if ((await settlement.payment(fact, now)) === 'reverse') await reverseOne({ outTradeNo, appId });
      } catch (error) {
        // WeChat may have taken the money all the same: it is asked until it says.
        if (error instanceof PayUnavailableError) {
          log.warn({ outTradeNo, reason: error.message }, 'WeChat Pay did not say what became of a payment code');
          // The sale may have been cancelled while it was on its way.
          await repo.reopen(db, outTradeNo);
          return;
        }
        if (!(error instanceof PayRefusedError)) throw error;
        const trade = await repo.findTrade(db, outTradeNo);
        if (trade) await repo.setClosed(db, trade);
        throw new AppError('paymentCodeRefused', { reason: error.reason }, { cause: error });
      }
    },

    isPaying: async (on, subject) => (await openCodes(on, subject)).length > 0,

    async reverse(subject) {
      for (const trade of await openCodes(db, subject)) await reverseOne(trade);
    },
  };
}
