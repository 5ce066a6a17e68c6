import { createHash } from 'node:crypto';
import { toParkIso } from '@park/contract/parkTime';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { PayConfig } from '../payConfig';
import { parseBill } from './bill';
import { complaintClient } from './complaintClient';
import { refundFact, tradeFact } from './payAnswers';
import type { PayClient, PrepayRequest, RefundFact, TradeFact } from './payClient';
import { PayRefusedError, PayUnavailableError } from './payErrors';
import { createPayHost, type PayHost } from './payHost';
import { readNotification } from './payNotification';

/** WeChat's words for a trade or a refund that it does not know. */
const UNKNOWN = new Set(['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS']);
/** They type their password; and WeChat or their bank did not answer in time. */
const PAYING = new Set(['USERPAYING', 'USER_PAYING']);
const UNDECIDED = new Set(['SYSTEM_ERROR', 'SYSTEMERROR', 'BANK_ERROR', 'BANKERROR']);
/** A bill is there from 10:00 of the next day on; until then "no bill" does not mean "no money". */
const BILL_READY_MS = (24 + 10) * 3_600_000;
const MAX_REASON_BYTES = 80;

/**
 * Speaks WeChat Pay v3 to the real host or to the sandbox: only the base address and where the keys come from differ. Every
 * answer's signature is verified before it is believed.
 * @param clock epoch milliseconds
 */
export function httpPayClient(config: PayConfig, { clock, timeoutMs }: { clock: () => number; timeoutMs?: number }): PayClient {
  const host = createPayHost(config, timeoutMs);
  return {
    async prepay({ openid, ...order }) {
      const answer = await host.post('/v3/pay/transactions/jsapi', (mchid) => ({
        ...orderOf(order, mchid),
        payer: { openid },
      }));
      if (typeof answer.prepay_id !== 'string') throw new PayUnavailableError('an answer without a prepay_id');
      return answer.prepay_id;
    },

    // https://pay.weixin.qq.com/doc/v3/merchant/4012791877
    async prepayByCode(order) {
      const answer = await host.post('/v3/pay/transactions/native', (mchid) => orderOf(order, mchid));
      if (typeof answer.code_url !== 'string') throw new PayUnavailableError('an answer without a code_url');
      return answer.code_url;
    },

    // https://pay.weixin.qq.com/doc/v3/merchant/4012382150
    async payByCode({ appId, outTradeNo, amount, description, paymentCode, storeId }) {
      try {
        const answer = await host.post('/v3/pay/transactions/codepay', (mchid) => ({
          appid: appId,
          mchid,
          description,
          out_trade_no: outTradeNo,
          payer: { auth_code: paymentCode },
          amount: { total: amount, currency: 'CNY' },
          scene_info: { store_info: { id: storeId } },
        }));
        // HTTP 202: WeChat took the code, and has no trade to show yet.
        if (PAYING.has(String(answer.code))) return { state: 'open', outTradeNo };
        const { mchId } = await host.merchant();
        return tradeFact(answer, mchId);
      } catch (error) {
        if (!(error instanceof PayRefusedError)) throw error;
        if (PAYING.has(error.code)) return { state: 'open', outTradeNo };
        // WeChat does not know itself: it has to be asked.
        if (UNDECIDED.has(error.code)) throw new PayUnavailableError(error.message);
        throw error;
      }
    },

    // https://pay.weixin.qq.com/docs/merchant/apis/code-payment-v3/direct/reverse.html
    async reverse({ appId, outTradeNo }) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/reverse`;
      await known(host.post(path, (mchid) => ({ appid: appId, mchid })));
    },

    async jsapiParams(appId, prepayId, now) {
      const { privateKey } = await host.merchant();
      const timeStamp = String(Math.floor(now / 1000));
      const nonceStr = Formatter.nonce();
      const pkg = `prepay_id=${prepayId}`;
      const paySign = Rsa.sign(Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, pkg), privateKey);
      return { appId, timeStamp, nonceStr, package: pkg, signType: 'RSA', paySign };
    },

    async trade(outTradeNo) {
      const { mchId } = await host.merchant();
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
      const answer = await known(host.get(path, { mchid: mchId }));
      const fact: TradeFact = answer ? tradeFact(answer, mchId) : { state: 'unknown', outTradeNo };
      if (fact.outTradeNo !== outTradeNo) throw new PayUnavailableError('an answer about another trade');
      return fact;
    },

    async close(outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`;
      try {
        await host.post(path, (mchid) => ({ mchid }));
      } catch (error) {
        if (!(error instanceof PayRefusedError) || (error.code !== 'ORDER_CLOSED' && !UNKNOWN.has(error.code))) throw error;
      }
    },

    async refund({ outTradeNo, outRefundNo, amount, total, reason, notifyUrl }) {
      const answer = await host.post('/v3/refund/domestic/refunds', () => ({
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        reason: cut(reason, MAX_REASON_BYTES),
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      }));
      return requireRefund(refundFact(answer, 'status'), outRefundNo);
    },

    async refundState(outRefundNo) {
      const answer = await known(host.get(`/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`));
      if (!answer) return { state: 'unknown', outRefundNo, refundId: '', amount: 0, acceptedAt: null, doneAt: null };
      return requireRefund(refundFact(answer, 'status'), outRefundNo);
    },

    async bill(day) {
      const answer = await billOf(host, day, clock());
      if (answer === null || answer === 'empty') return answer && [];
      const file = await host.download(String(answer.download_url));
      const digest = createHash('sha1').update(file).digest('hex');
      if (answer.hash_type !== 'SHA1' || digest !== answer.hash_value)
        throw new PayUnavailableError('a bill that came damaged');
      return parseBill(file.toString('utf8'));
    },

    ...complaintClient(host),

    read: (headers, body, now) => readNotification(host, headers, body, now),
  };
}

function orderOf(
  { appId, outTradeNo, amount, description, expiresAt, notifyUrl }: Omit<PrepayRequest, 'openid'>,
  mchid: string,
): object {
  return {
    appid: appId,
    mchid,
    description,
    out_trade_no: outTradeNo,
    time_expire: toParkIso(expiresAt),
    notify_url: notifyUrl,
    amount: { total: amount, currency: 'CNY' },
  };
}

/** The answer, or null when WeChat does not know what was asked about. */
async function known<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PayRefusedError && UNKNOWN.has(error.code)) return null;
    throw error;
  }
}

async function billOf(host: PayHost, day: string, now: number) {
  try {
    return await host.get('/v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' });
  } catch (error) {
    if (!(error instanceof PayRefusedError)) throw error;
    if (error.code === 'STATEMENT_CREATING') return null;
    // WeChat says the same of a day without money and of a day whose bill is not written yet.
    if (error.code === 'NO_STATEMENT_EXIST') return now >= Date.parse(`${day}T00:00:00+08:00`) + BILL_READY_MS ? 'empty' : null;
    throw error;
  }
}

function requireRefund(fact: RefundFact, outRefundNo: string): RefundFact {
  if (fact.outRefundNo !== outRefundNo) throw new PayUnavailableError('an answer about another refund');
  return fact;
}

const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('');
