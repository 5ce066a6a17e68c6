import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/pay/calls';
import type { JsapiParams, schemas } from '@park/contract/pay/schemas';
import type { OrderHistory } from '@park/contract/ticket/order/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../db/db';
import { within } from '../../db/within';
import type { Handlers } from '../../http/mount';
import type { Lang } from '../../i18n/lang';
import type { PayClient } from '../../wechat/payClient';
import { PayForgedError } from '../../wechat/payErrors';
import type { WechatClient } from '../../wechat/wechatClient';
import { paymentsOf } from './ledger.repo';
import { NOTIFY_PATHS } from './pay.paths';
import type { Payee } from './payee';
import { listRefundsOf } from './payRefund.repo';
import { createPayRefunds, toRefund } from './payRefund.service';
import { staffReconciling } from './reconcile.service';
import { createSettlementOf } from './settle.service';
import { createTrades, type PrepayOrder } from './trade.service';

export { moneyOfDay } from './ledger.repo';
export type { Payee } from './payee';

/** How long somebody who taps waits for WeChat; what it says later is written down all the same. */
const PATIENCE_MS = 3_000;

/** Money through WeChat Pay. Paid is what WeChat says is paid: by a signed notification or by asking. */
export interface Pay {
  /** What the app hands to WeChat. @throws AppError payUnavailable, payAppUnknown, orderPaidAlready */
  prepay(order: PrepayOrder): Promise<JsapiParams>;
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
  /**
   * Asks about every open trade that nobody asked about for `quiet` milliseconds (30 s), and closes what is over; a job's work,
   * and a start's.
   * @returns how many changed
   */
  askAll(now: number, quiet?: number): Promise<number>;
  /** Asks about refunds under way; a job's work. @returns how many changed */
  askRefunds(now: number): Promise<number>;
  /**
   * Takes a notification. @param body exactly as it came
   * @returns forged or unknown: nothing was done
   */
  hear(headers: Headers, body: string, now: number): Promise<'heard' | 'forged' | 'unknown'>;
  /** What staff see and do. */
  staff: Handlers<typeof calls, typeof schemas>;
}
type Headers = Record<string, string | string[] | undefined>;

export interface PayDeps {
  database: Database;
  client: PayClient;
  wechat: Pick<WechatClient, 'appId'>;
  log: FastifyBaseLogger;
  /** Where WeChat Pay reaches this server, without a trailing slash. */
  notifyOrigin: () => string;
}

export function createPay({ database, client, wechat, log, notifyOrigin }: PayDeps, payee: Payee): Pay {
  const settlement = createSettlementOf(database, payee, log);
  const notifyUrl = (kind: keyof typeof NOTIFY_PATHS) => () => `${notifyOrigin()}${NOTIFY_PATHS[kind]}`;
  const refunds = createPayRefunds({ database, client, log, settlement, notifyUrl: notifyUrl('refund') });
  // Money that cannot be kept goes back in the same breath.
  const settling: typeof settlement = {
    ...settlement,
    async payment(fact, now) {
      const settled = await settlement.payment(fact, now);
      if (settled === 'settled') await refunds.send(now);
      return settled;
    },
  };
  const trades = createTrades({ database, client, wechat, log, settlement: settling, notifyUrl: notifyUrl('payment') });

  return {
    prepay: trades.prepay,
    ask: (subject, now) => patiently(trades.ask(subject, now), false, log),
    askAll: trades.askAll,
    close: (subject, now) => patiently(trades.close(subject, now), undefined, log),
    requestRefund: refunds.request,
    sendRefunds: (now, subject) => (subject === undefined ? refunds.send(now) : patiently(refunds.send(now, subject), 0, log)),
    askRefunds: refunds.askAll,
    staff: { ...refunds.staff, ...staffReconciling(database, client) },

    async hear(headers, body, now) {
      try {
        const event = await client.read(headers, body, now);
        if (event?.kind === 'trade' && event.trade.state === 'paid')
          return (await settling.payment(event.trade, now)) === 'unknown' ? 'unknown' : 'heard';
        if (event?.kind === 'refund') return (await settling.refund(event.refund, now)) === 'unknown' ? 'unknown' : 'heard';
        return 'heard';
      } catch (error) {
        if (!(error instanceof PayForgedError)) throw error;
        log.warn({ reason: error.message }, 'a notification was refused');
        return 'forged';
      }
    },
  };
}

/** @returns what the work says in time, else `otherwise`; it goes on then */
function patiently<Result>(work: Promise<Result>, otherwise: Result, log: FastifyBaseLogger): Promise<Result> {
  // When nobody waits any more, nobody hears how it ended.
  work.catch((error: unknown) => log.error({ err: error }, 'a call to WeChat Pay failed'));
  return within(PATIENCE_MS, work, () => otherwise);
}

/** What came for a subject and what goes back, oldest first; amounts in fen. */
export async function moneyOfSubject(db: Db, subject: string, lang: Lang): Promise<Pick<OrderHistory, 'payments' | 'refunds'>> {
  const [payments, refunds] = await Promise.all([paymentsOf(db, subject), listRefundsOf(db, subject)]);
  return {
    payments: payments.map(({ number, amount, at }) => ({ number, amount, at: toParkIso(at) })),
    refunds: refunds.map((row) => toRefund(row, lang)),
  };
}
