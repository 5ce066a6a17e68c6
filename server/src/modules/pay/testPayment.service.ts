import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/pay/calls';
import type { schemas, TestPayment } from '@park/contract/pay/schemas';
import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { AppError, required } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { randomLetters } from '../../randomLetters';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import { audit } from '../staff/audit.service';
import { tradeName } from './pay.rules';
import type { Payee } from './payee';
import { listRefundsOf } from './payRefund.repo';
import * as repo from './trade.repo';
import type { TradeDeps } from './trade.service';
import type { WithFallback } from './withFallback';

const AMOUNT_FEN = 1;
const LIFE_MS = 10 * 60_000;
/** One that is nearly over is not shown to anybody who still has to find their phone. */
const MIN_LEFT_MS = 2 * 60_000;
/** WeChat tells at once, and again after 15 and 30 seconds. */
const NOTIFIED_WITHIN_MS = 30_000;
/** No order's number begins so. */
const PREFIX = 'TEST-';
const ITEM = '支付测试';

export const isTestPayment = (outTradeNo: string) => outTradeNo.startsWith(PREFIX);

/** Nothing is bought for it: whatever comes goes back, however late or often it is paid. */
const TEST_PAYEE: Payee = {
  lock: async () => ({ parts: [], paid: async () => ({ refund: 'a test payment' }), refunded: async () => undefined }),
  itemOf: async () => ITEM,
};

/** Test payments beside what the park is paid for. */
export const orTest = (payee: Payee): Payee => ({
  lock: (tx, subject) => (subject === TEST_SUBJECT ? TEST_PAYEE : payee).lock(tx, subject),
  itemOf: (db, subject) => (subject === TEST_SUBJECT ? TEST_PAYEE : payee).itemOf(db, subject),
});

interface TestPaymentDeps extends Pick<TradeDeps, 'database' | 'client' | 'wechat' | 'park' | 'notifyUrl'> {
  withFallback: WithFallback;
  /** Asks WeChat about payments and refunds of a subject. */
  ask: (subject: string, now: number) => Promise<unknown>;
  /** Where a person reaches the sandbox; null: WeChat is real. */
  sandboxOrigin: string | null;
}

/** Whether money comes, is told of and goes back, tried with one fen that an owner pays by a code (decision 240). */
export function createTestPayments({
  database,
  client,
  wechat,
  withFallback,
  park,
  notifyUrl,
  ask,
  sandboxOrigin,
}: TestPaymentDeps) {
  const { db } = database;
  const newest = async () => (await repo.tradesOf(db, TEST_SUBJECT)).at(-1);

  async function view(now: number): Promise<TestPayment | null> {
    const trade = await newest();
    // WeChat refused it.
    if (!trade || (trade.prepayId === null && trade.status !== 'paid')) return null;
    const refund = (await listRefundsOf(db, TEST_SUBJECT)).find(({ outTradeNo }) => outTradeNo === trade.outTradeNo);
    const { outTradeNo: number, paidAt, notifiedAt, prepayId, expiresAt } = trade;
    const status = trade.status === 'created' ? 'open' : trade.status;
    const codeUrl = status === 'open' && now < expiresAt ? prepayId : null;
    return {
      ...{ number, status, codeUrl, expiresAt: toParkIso(expiresAt), paidAt: toParkIso(paidAt) },
      sandboxUrl: codeUrl && sandboxOrigin && `${sandboxOrigin}/sandbox/native${new URL(codeUrl).search}`,
      notification:
        paidAt === null ? null : notifiedAt !== null ? 'received' : now < paidAt + NOTIFIED_WITHIN_MS ? 'awaited' : 'missing',
      refund: refund ? { status: refund.status, problem: refund.problem, doneAt: toParkIso(refund.doneAt) } : null,
    };
  }

  return {
    async getTestPayment(_, { now }) {
      await withFallback(ask(TEST_SUBJECT, now), undefined);
      return view(now);
    },

    /** Whoever taps twice, or while another's is open, gets the same. */
    async startTestPayment(_, staff) {
      const { now } = staff;
      const appId = wechat.appId('h5') ?? wechat.appId('mini');
      if (appId === null) throw new AppError('payUnavailable');
      const description = tradeName(await park.nameIn('zh-Hans', now), ITEM);
      const trade = await database.transaction(async (tx) => {
        await repo.lockTests(tx);
        const last = (await repo.tradesOf(tx, TEST_SUBJECT)).at(-1);
        if (last?.status === 'created' && last.appId === appId && now < last.expiresAt - MIN_LEFT_MS) return last;
        const outTradeNo = `${PREFIX}${randomLetters(16)}`;
        const facts = { outTradeNo, subject: TEST_SUBJECT, visitorId: null, appId, amount: AMOUNT_FEN, description };
        await repo.insertTrade(tx, { ...facts, expiresAt: now + LIFE_MS }, now);
        await audit(tx, staff, 'pay.test', `trade:${outTradeNo}`, {});
        return { ...facts, expiresAt: now + LIFE_MS, prepayId: null };
      });
      if (trade.prepayId === null) {
        const { outTradeNo, amount, expiresAt } = trade;
        const request = { appId, outTradeNo, amount, expiresAt, description: trade.description, notifyUrl: notifyUrl() };
        const codeUrl = await client.prepayByCode(request).catch(refused);
        await repo.setPrepay(db, outTradeNo, codeUrl, now);
      }
      return required(await view(now), 'payUnavailable');
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError testPaymentRefused, payUnavailable */
function refused(error: unknown): never {
  if (error instanceof PayRefusedError) throw new AppError('testPaymentRefused', { code: error.code }, { cause: error });
  if (error instanceof PayUnavailableError) throw new AppError('payUnavailable', {}, { cause: error });
  throw error;
}
