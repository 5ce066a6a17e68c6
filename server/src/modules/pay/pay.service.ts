import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/pay/calls';
import type { schemas } from '@park/contract/pay/schemas';
import type { OrderHistory } from '@park/contract/ticket/order/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import type { Lang } from '../../i18n/lang';
import { reconciledDifferences } from '../../metrics';
import type { BillEntry, PayClient } from '../../wechat/payClient';
import { PayForgedError, PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import type { WechatClient } from '../../wechat/wechatClient';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import type { WechatEvents } from '../wechatEvent/wechatEvent.service';
import { complaintJobs } from './complaint/complaint.jobs.service';
import { createComplaintDesk } from './complaint/complaint.service';
import { staffComplaints } from './complaint/complaintStaff.service';
import { booksOf, paymentsOf } from './ledger.repo';
import { NOTIFY_PATHS } from './pay.paths';
import type { Payee } from './payee';
import { listRefundsOf } from './payRefund.repo';
import { createPayRefunds, toRefund } from './payRefund.service';
import { compare } from './reconcile.rules';
import { createSettlementOf } from './settle.service';
import { createShipping } from './shipping.service';
import { createTestPayments, isTestPayment, orTest } from './testPayment.service';
import { findTrade, findTransaction, setNotified } from './trade.repo';
import { createTrades, type Trades } from './trade.service';
import { createWindowPayments, type WindowPayments } from './windowPayment.service';
import { createWithFallback } from './withFallback';

export { moneyOfDay } from './ledger.repo';
export type { Payee } from './payee';
/** What was bought is another thing now: WeChat is told once more. In the caller's transaction. */
export { correct as correctShipping } from './shipping.repo';

/** Money through WeChat Pay. Paid is what WeChat says is paid: by a signed notification or by asking. */
export interface Pay extends Pick<Trades, 'prepay' | 'askAll'> {
  /**
   * Asks WeChat about the subject's open trades, each at most every 2 s, and settles what was paid. Never throws for
   * WeChat's absence, and waits for it 3 s at most.
   * @returns whether something changed
   */
  ask(subject: string, now: number): Promise<boolean>;
  /**
   * Closes at WeChat, as well as it can, what of the subject could still be paid; call it after the commit. Never throws for WeChat's
   * absence, and waits for it 3 s at most. Trades whose time is over are the job's (`askAll`).
   */
  close(subject: string, now: number): Promise<void>;
  /**
   * Writes down, in the caller's transaction, that fen of what came for `subject` go back; `sendRefunds` sends them. The caller
   * holds the subject's row, so that two of them take turns.
   * @returns out_refund_no
   * @throws Error when more would go back than came
   */
  requestRefund(tx: Db, request: { subject: string; amount: number; reason: string; now: number }): Promise<string>;
  /**
   * Sends what was requested; call it after the commit, and by a job. Safe to repeat. For one subject it waits for WeChat 3 s at most.
   * @returns how many WeChat has now
   */
  sendRefunds(now: number, subject?: string): Promise<number>;
  /** Asks about refunds under way; a job's work. @returns how many changed */
  askRefunds(now: number): Promise<number>;
  /** Tells WeChat what was given for payments whose money it holds; a job's work. @returns how many WeChat has now */
  sendShipping(now: number): Promise<number>;
  /** Tells WeChat where its list of orders leads, if it does not know; a job's work. @returns whether it did */
  setOrderPage(now: number): Promise<boolean>;
  /** Reads what WeChat tells of money that it holds. */
  listen(events: WechatEvents): void;
  /** Takes a notification. @param body exactly as it came @returns forged or unknown: nothing was done */
  hear(headers: Headers, body: string, now: number): Promise<'heard' | 'forged' | 'unknown'>;
  /** Money at a ticket window. */
  window: WindowPayments;
  /** What staff see and do. */
  staff: Handlers<typeof calls, typeof schemas>;
  /** Complaints of payments: what staff see and answer, and what the clock does. */
  complaints: {
    staff: ReturnType<typeof staffComplaints>;
    jobs: ReturnType<typeof complaintJobs>;
    /** @param jpeg 2 MB at most. @throws AppError complaintPictureNotSent */
    addPicture(jpeg: Buffer): Promise<{ mediaId: string }>;
    /** Has WeChat tell of complaints here, and asks for those that it told nobody of; a job's work, and a start's. */
    askAll(now: number): Promise<number>;
  };
}
type Headers = Record<string, string | string[] | undefined>;

export interface PayDeps {
  database: Database;
  client: PayClient;
  wechat: Pick<WechatClient, 'appId' | 'asApp'>;
  log: FastifyBaseLogger;
  /** Its name stands in visitors' bills. */
  park: Pick<ParkProfiles, 'nameIn'>;
  /** Where WeChat Pay reaches this server, without a trailing slash. */
  notifyOrigin: () => string;
  /** Where a person reaches the sandbox; null: WeChat is real. */
  sandboxOrigin: string | null;
  /** How long somebody who taps waits for WeChat, ms; by default 3 s. */
  waitMs?: number;
}

export function createPay(deps: PayDeps, soldFor: Payee): Pay {
  const { database, client, wechat, log, park, notifyOrigin, sandboxOrigin } = deps;
  const withFallback = createWithFallback(log, deps.waitMs);
  const payee = orTest(soldFor);
  const isHeld = (appId: string) => appId === wechat.appId('mini');
  const settlement = createSettlementOf(database, payee, log, isHeld);
  const shipping = createShipping({ database, wechat, log, payee });
  const notifyUrl = (kind: keyof typeof NOTIFY_PATHS) => () => `${notifyOrigin()}${NOTIFY_PATHS[kind]}`;
  const refunds = createPayRefunds({ database, client, log, settlement, notifyUrl: notifyUrl('refund') });
  // Money that cannot be kept goes back in the same breath.
  const settling: typeof settlement = {
    ...settlement,
    async payment(fact, now) {
      const settled = await settlement.payment(fact, now);
      if (settled === 'settled') {
        // Whoever waits for the payment does not wait for this.
        if (isHeld(fact.appId))
          shipping.send(now).catch((error: unknown) => log.error({ err: error }, 'telling what was given failed'));
        await refunds.send(now);
      }
      return settled;
    },
  };
  const trades = createTrades({
    ...{ database, client, wechat, log, park },
    ...{ payee, settlement: settling, notifyUrl: notifyUrl('payment') },
  });

  const tests = createTestPayments({
    ...{ database, client, wechat, withFallback, park, sandboxOrigin, notifyUrl: notifyUrl('payment') },
    ask: (subject, now) => Promise.all([trades.ask(subject, now), refunds.askAll(now, subject)]),
  });
  const desk = createComplaintDesk({ database, client, log, notifyUrl: notifyUrl('complaint') });

  return {
    prepay: trades.prepay,
    ask: (subject, now) => withFallback(trades.ask(subject, now), false),
    askAll: trades.askAll,
    close: (subject, now) => withFallback(trades.close(subject, now), undefined),
    requestRefund: refunds.request,
    sendRefunds: (now, subject) => (subject === undefined ? refunds.send(now) : withFallback(refunds.send(now, subject), 0)),
    askRefunds: refunds.askAll,
    sendShipping: shipping.send,
    setOrderPage: shipping.setOrderPage,
    listen: shipping.listen,
    window: createWindowPayments({ database, client, wechat, log, park, payee, settlement: settling }),
    staff: { ...refunds.staff, ...tests, ...staffReconciling(database, client) },
    complaints: {
      staff: staffComplaints(database, desk, withFallback),
      jobs: complaintJobs(database.db, desk),
      ...{ addPicture: desk.addPicture, askAll: desk.askAll },
    },

    async hear(headers, body, now) {
      try {
        const event = await client.read(headers, body, now);
        if (event?.kind === 'trade' && event.trade.state === 'paid') {
          const settled = await settling.payment(event.trade, now);
          const { outTradeNo } = event.trade;
          if (isTestPayment(outTradeNo)) await setNotified(database.db, outTradeNo, now);
          return settled === 'unknown' ? 'unknown' : 'heard';
        }
        if (event?.kind === 'refund') return (await settling.refund(event.refund, now)) === 'unknown' ? 'unknown' : 'heard';
        if (event?.kind === 'complaint') await withFallback(desk.look(event.number, now), false);
        return 'heard';
      } catch (error) {
        if (!(error instanceof PayForgedError)) throw error;
        log.warn({ reason: error.message }, 'a notification was refused');
        return 'forged';
      }
    },
  };
}

/** What a trade's number at WeChat is about; undefined: nothing of this park's. */
export async function subjectOfTrade(db: Db, outTradeNo: string): Promise<string | undefined> {
  return (await findTrade(db, outTradeNo))?.subject;
}

/** The same, by that number or by WeChat's own of the payment. */
export async function subjectOfPayment(db: Db, number: string): Promise<string | undefined> {
  return (await subjectOfTrade(db, number)) ?? (await findTransaction(db, number))?.subject;
}

/** What came for a subject and what goes back, oldest first; amounts in fen. */
export async function moneyOfSubject(db: Db, subject: string, lang: Lang): Promise<Pick<OrderHistory, 'payments' | 'refunds'>> {
  const [payments, refunds] = await Promise.all([paymentsOf(db, subject), listRefundsOf(db, subject)]);
  return {
    payments: payments.map(({ number, amount, at }) => ({ number, amount, at: toParkIso(at) })),
    refunds: refunds.map((row) => toRefund(row, lang)),
  };
}

function staffReconciling({ db }: Database, client: PayClient) {
  return {
    /** Number by number. @throws AppError billNotReady, payUnavailable */
    async reconcile({ day }, staff) {
      const bill = await billOf(client, day);
      const result = compare(day, await booksOf(db, day), bill);
      reconciledDifferences.set(result.differences.length);
      await audit(db, staff, 'pay.reconcile', `day:${day}`, { differences: result.differences.length });
      return result;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

async function billOf(client: PayClient, day: string): Promise<BillEntry[]> {
  try {
    const bill = await client.bill(day);
    if (bill !== null) return bill;
  } catch (error) {
    if (error instanceof PayUnavailableError || error instanceof PayRefusedError)
      throw new AppError('payUnavailable', {}, { cause: error });
    throw error;
  }
  throw new AppError('billNotReady', { day });
}
