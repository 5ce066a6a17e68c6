import type { JsapiParams } from '@park/contract/pay/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../db/db';
import { drain } from '../../db/outbox';
import { AppError } from '../../http/appError';
import type { PayClient } from '../../wechat/payClient';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import type { AppKind, WechatClient } from '../../wechat/wechatClient';
import type { ParkProfiles } from '../park/park.service';
import { findOpenid } from '../session/session.service';
import { CODE_NUMBER, isOver, isPrepayFresh, JOB_ASKS_EVERY_MS, tradeName, tradeNumber } from './pay.rules';
import type { Payee } from './payee';
import { remainders } from './payRefund.repo';
import type { Settlement } from './settle.service';
import * as repo from './trade.repo';

/** A number that turned out to be spent is replaced by the next; more often than this something else is wrong. */
const ATTEMPTS = 3;
const SPENT = new Set(['OUT_TRADE_NO_USED', 'ORDER_CLOSED']);

interface PrepayOrder {
  /** What it pays for: an order's id. */
  subject: string;
  /** Stem of the number at WeChat, at most 28 characters; a trade's own number adds the app and the attempt. */
  outTradeNo: string;
  /** fen */
  amount: number;
  /** In the park's language. */
  item: string;
  visitorId: string;
  app: AppKind;
  /** Epoch milliseconds. */
  expiresAt: number;
  now: number;
}

export interface TradeDeps {
  database: Database;
  client: PayClient;
  wechat: Pick<WechatClient, 'appId'>;
  log: FastifyBaseLogger;
  park: Pick<ParkProfiles, 'nameIn'>;
  payee: Pick<Payee, 'lock'>;
  settlement: Settlement;
  notifyUrl: () => string;
}

export interface Trades {
  /** What the app hands to WeChat. @throws AppError payUnavailable, payAppUnknown, orderPaidAlready */
  prepay(order: PrepayOrder): Promise<JsapiParams>;
  /** @returns whether something changed */
  ask(subject: string, now: number): Promise<boolean>;
  /**
   * Asks about every open trade that nobody asked about for `quiet` milliseconds (30 s), and closes what is over; a job's work,
   * and a start's.
   * @returns how many changed
   */
  askAll(now: number, quiet?: number): Promise<number>;
  /** Only what could still be paid. */
  close(subject: string, now: number): Promise<void>;
}

export function createTrades({ database, client, wechat, log, park, payee, settlement, notifyUrl }: TradeDeps): Trades {
  const { db } = database;

  async function prepay(order: PrepayOrder): Promise<JsapiParams> {
    const { app, visitorId, now } = order;
    const appId = wechat.appId(app);
    const openid = appId && (await findOpenid(db, visitorId, appId));
    if (!appId || !openid) throw new AppError('payAppUnknown');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const description = tradeName(await park.nameIn('zh-Hans', now), order.item);
      const trade = await database.transaction((tx) => openTrade(tx, payee, order, { appId, description }));
      const prepayId = isPrepayFresh(trade, now) ? trade.prepayId : await orderAtWechat(trade, openid, now);
      if (prepayId !== null) return await available(client.jsapiParams(appId, prepayId, now));
    }
    log.error({ subject: order.subject }, 'WeChat Pay takes no number for this order');
    throw new AppError('payUnavailable');
  }

  /** A prepay_id, or null when the trade's number is spent and the next has to be tried. */
  async function orderAtWechat(trade: repo.TradeRow, openid: string, now: number): Promise<string | null> {
    const { outTradeNo, appId, amount, description, expiresAt } = trade;
    try {
      const prepayId = await available(
        client.prepay({ appId, openid, outTradeNo, amount, description, expiresAt, notifyUrl: notifyUrl() }),
      );
      await repo.setPrepay(db, outTradeNo, prepayId, now);
      return prepayId;
    } catch (error) {
      if (!(error instanceof PayRefusedError)) throw error;
      const { code, reason } = error;
      log.warn({ outTradeNo, code, reason }, 'WeChat Pay refused an order');
      if (code === 'ORDERPAID') {
        await available(lookAt(trade, now));
        throw new AppError('orderPaidAlready', {}, { cause: error });
      }
      // The number was used with other facts: whatever stands behind it must not be paid any more.
      if (SPENT.has(code)) {
        await available(closeTrade(trade, now));
        return null;
      }
      throw new AppError('payUnavailable', {}, { cause: error });
    }
  }

  /** Asks about one trade and writes down what is said. Throws what the client throws. @returns whether something changed */
  async function lookAt(trade: repo.TradeRow, now: number): Promise<boolean> {
    const fact = await client.trade(trade.outTradeNo);
    if (fact.state === 'paid') {
      const settled = await settlement.payment(fact, now);
      return settled === 'reverse' ? closeTrade(trade, now) : settled === 'settled';
    }
    if (fact.state === 'closed') return repo.setClosed(db, trade);
    return isOver(trade, now) ? closeTrade(trade, now) : false;
  }

  /** @returns whether something changed */
  async function closeTrade(trade: repo.TradeRow, now: number): Promise<boolean> {
    try {
      await (CODE_NUMBER.test(trade.outTradeNo) ? client.reverse(trade) : client.close(trade.outTradeNo));
      return await repo.setClosed(db, trade);
    } catch (error) {
      if (!(error instanceof PayRefusedError)) throw error;
      const fact = await client.trade(trade.outTradeNo);
      return fact.state === 'paid' && (await settlement.payment(fact, now)) === 'settled';
    }
  }

  /** WeChat's absence is no reason to fail: it is asked again. */
  async function quietly(trade: repo.TradeRow, work: Promise<boolean>): Promise<boolean> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof PayUnavailableError || error instanceof PayRefusedError)) throw error;
      log.warn({ outTradeNo: trade.outTradeNo, reason: error.message }, 'WeChat Pay could not be asked about a trade');
      return false;
    }
  }

  return {
    prepay,
    async ask(subject, now) {
      const open = await repo.takeToAsk(db, subject, now);
      const changed = await Promise.all(open.map((trade) => quietly(trade, lookAt(trade, now))));
      return changed.includes(true);
    },
    askAll: (now, quiet = JOB_ASKS_EVERY_MS) =>
      drain(
        (limit) => repo.takeDueToAsk(db, { now, quiet, limit }),
        (trade) => quietly(trade, lookAt(trade, now)),
      ),
    async close(subject, now) {
      const trades = await repo.tradesOf(db, subject);
      // What is over WeChat takes no more; the job closes it, and a sale that ends others' orders does not wait for WeChat.
      const open = trades.filter(({ status, expiresAt }) => status === 'created' && now < expiresAt);
      await Promise.all(open.map((trade) => quietly(trade, closeTrade(trade, now))));
    },
  };
}

/** The subject's open trade in an app: the one there is, when it says the same, or a new one. */
async function openTrade(
  tx: Db,
  payee: Pick<Payee, 'lock'>,
  order: PrepayOrder,
  { appId, description }: Pick<repo.TradeRow, 'appId' | 'description'>,
): Promise<repo.TradeRow> {
  const { subject, app, now } = order;
  await payee.lock(tx, subject);
  if ((await remainders(tx, subject)).some(({ left }) => left > 0)) throw new AppError('orderPaidAlready');
  const inApp = (await repo.tradesOf(tx, subject)).filter((trade) => trade.appId === appId);
  const open = inApp.find(
    ({ status, amount, expiresAt }) => status === 'created' && amount === order.amount && expiresAt === order.expiresAt,
  );
  if (open) return open;
  const { amount, visitorId, expiresAt } = order;
  const outTradeNo = tradeNumber(order.outTradeNo, app, inApp.length + 1);
  const trade = { outTradeNo, subject, visitorId, appId, amount, description, expiresAt };
  await repo.insertTrade(tx, trade, now);
  const fresh = { prepayId: null, prepaidAt: null, transactionId: null, paidAt: null, askedAt: null, notifiedAt: null };
  return { ...trade, ...fresh, status: 'created', createdAt: now };
}

/** @throws AppError payUnavailable in place of WeChat's absence */
async function available<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PayUnavailableError) throw new AppError('payUnavailable', {}, { cause: error });
    throw error;
  }
}
