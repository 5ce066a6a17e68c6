import { APPS, kindOfApp } from '../apps';
import { type Faults, PAYER_FAULTS } from '../faults';
import { miniOpenid } from '../serverCalls';
import { isNotifyUrl, type Notifier } from './notifier';
import { digits, newPrepayId } from './numbers';
import { PayError, paramError } from './payError';
import type { Keys, Trade } from './records';
import { verifyPaySign } from './signatures';
import type { Store } from './store';

const PREPAY_LIFE_MS = 2 * 3_600_000;
const SHORTEST_LIFE_MS = 60_000;
const LONGEST_LIFE_MS = 7 * 86_400_000;
/** Whoever shows a payment code. */
const CODE_PAYER = 'sandbox-payer-at-the-window';
/** fen that a person pays too little when `wrongAmount` is planned. */
const SHORT_BY = 1;

/** How long somebody types their password, and WeChat's bank keeps it waiting. */
const TYPING_MS = 10_000;
const SLOW_BANK_MS = 30_000;

/**
 * What the payer of a payment code does, by its last four digits; with any other they pay at once.
 * https://pay.weixin.qq.com/wiki/doc/api/micropay.php?chapter=9_10 tells the errors.
 */
const CODE_PAYERS: Record<string, { typing?: Trade['typing']; error: [status: number, code: string, message: string] }> = {
  '0001': { typing: { until: TYPING_MS, outcome: 'SUCCESS' }, error: [202, 'USERPAYING', '需要用户输入支付密码'] },
  '0002': { typing: { until: TYPING_MS, outcome: 'PAYERROR' }, error: [202, 'USERPAYING', '需要用户输入支付密码'] },
  '0003': { error: [403, 'NOTENOUGH', '余额不足'] },
  '0004': { typing: { until: SLOW_BANK_MS, outcome: 'SUCCESS' }, error: [500, 'SYSTEM_ERROR', '系统超时'] },
  '0005': { error: [400, 'AUTH_CODE_INVALID', '付款码已过期，请刷新后重试'] },
};

export interface PrepayBody {
  appid?: unknown;
  mchid?: unknown;
  description?: unknown;
  out_trade_no?: unknown;
  time_expire?: unknown;
  notify_url?: unknown;
  amount?: { total?: unknown; currency?: unknown };
  payer?: { openid?: unknown; auth_code?: unknown };
  scene_info?: { store_info?: { id?: unknown } };
}

export interface PayParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** Trades of the one merchant: ordered, paid by a person, closed. */
export class Trades {
  /** Where the merchant that ordered last is reached; null: none has. */
  lastOrigin: string | null = null;

  constructor(
    private readonly store: Store,
    private readonly keys: Keys,
    private readonly faults: Faults,
    private readonly notifier: Notifier,
    private readonly clock: () => number,
  ) {}

  /** @returns prepay_id. @throws PayError PARAM_ERROR, APPID_MCHID_NOT_MATCH, OUT_TRADE_NO_USED, ORDERPAID, ORDER_CLOSED */
  order(body: PrepayBody, verifiedBy: string, type?: Trade['type']): string {
    const input = this.#read(body, type);
    this.lastOrigin = new URL(input.notifyUrl).origin;
    const known = this.store.trades.get(input.outTradeNo);
    if (!known) {
      const { now, ...rest } = input;
      const prepayId = newPrepayId(now);
      const fresh = { state: 'NOTPAY', paid: 0, paidAt: null, transactionId: '' } as const;
      this.store.trade({ ...rest, ...fresh, prepayIds: [prepayId], verifiedBy, createdAt: now });
      return prepayId;
    }
    requireOpen(known);
    const same = (['appId', 'openid', 'description', 'amount', 'notifyUrl', 'timeExpire'] as const).every(
      (field) => known[field] === input[field],
    );
    if (!same) throw new PayError(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
    const prepayId = newPrepayId(input.now);
    this.store.trade({ ...known, prepayIds: [...known.prepayIds, prepayId] });
    return prepayId;
  }

  /** Takes the money of a payment code. Nobody is told of it. @throws PayError also while the payer types their password (USERPAYING) */
  payByCode(body: PrepayBody, verifiedBy: string): Trade {
    const { auth_code } = body.payer ?? {};
    if (typeof auth_code !== 'string' || !/^1[0-5]\d{16}$/.test(auth_code)) throw paramError('付款码auth_code无效');
    if (typeof body.scene_info?.store_info?.id !== 'string') throw paramError('场景信息scene_info.store_info.id无效');
    const { now, ...rest } = this.#read(body, 'MICROPAY');
    // Neither a number nor a code is good twice.
    if (this.store.trades.has(rest.outTradeNo)) throw new PayError(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
    if ([...this.store.trades.values()].some(({ prepayIds }) => prepayIds.includes(auth_code)))
      throw new PayError(400, 'AUTH_CODE_INVALID', '付款码已使用');
    const { typing, error } = CODE_PAYERS[auth_code.slice(-4)] ?? {};
    const fresh = { paid: 0, paidAt: null, transactionId: '', prepayIds: [auth_code], verifiedBy, createdAt: now };
    const state = typing ? 'USERPAYING' : error ? 'PAYERROR' : 'NOTPAY';
    const trade = this.store.trade({
      ...{ ...rest, ...fresh, state },
      ...(typing && { typing: { ...typing, until: now + typing.until } }),
    });
    if (error) throw new PayError(...error);
    return this.pay(trade);
  }

  /** @throws PayError USERPAYING, ORDER_NOT_EXIST */
  reverse(outTradeNo: string): void {
    const trade = this.byOutTradeNo(outTradeNo);
    if (trade.type !== 'MICROPAY') throw new PayError(400, 'INVALID_REQUEST', '订单的支付场景不支持该请求');
    if (trade.state === 'USERPAYING') throw new PayError(400, 'USERPAYING', '正在支付中不能发起撤销');
    this.store.trade({ ...trade, state: 'REVOKED', paid: 0, paidAt: null });
  }

  /** @throws PayError ORDER_NOT_EXIST */
  byOutTradeNo(outTradeNo: string): Trade {
    const trade = this.store.trades.get(outTradeNo);
    if (!trade) throw new PayError(404, 'ORDER_NOT_EXIST', '订单不存在');
    const { state, typing } = trade;
    if (state !== 'USERPAYING' || !typing || this.clock() < typing.until) return trade;
    return typing.outcome === 'SUCCESS' ? this.pay(trade) : this.store.trade({ ...trade, state: 'PAYERROR' });
  }

  /** @throws PayError ORDER_NOT_EXIST */
  byTransactionId(id: string): Trade {
    const trade = [...this.store.trades.values()].find(({ transactionId }) => transactionId !== '' && transactionId === id);
    if (!trade) throw new PayError(404, 'ORDER_NOT_EXIST', '订单不存在');
    return trade;
  }

  /** @throws PayError ORDER_NOT_EXIST, ORDERPAID, ORDER_CLOSED */
  close(outTradeNo: string): void {
    const trade = this.byOutTradeNo(outTradeNo);
    requireOpen(trade);
    this.store.trade({ ...trade, state: 'CLOSED' });
  }

  /**
   * The trade that the app's parameters ask a person to pay, and why that person cannot.
   * @param payer the openid that this phone has in the official account; undefined: nobody knows whose phone it is
   */
  presented(params: PayParams, payer: string | undefined): { trade?: Trade; problem?: string } {
    if (params.signType !== 'RSA' || !verifyPaySign(this.keys, { ...params })) return { problem: 'invalid signature' };
    const prepayId = /^prepay_id=(.+)$/.exec(params.package)?.[1];
    const trade = [...this.store.trades.values()].find(({ prepayIds }) => prepayId && prepayIds.includes(prepayId));
    if (!trade || trade.appId !== params.appId) return { problem: 'prepay_id does not exist' };
    const owner = trade.appId === APPS.mini.appId && payer !== undefined ? miniOpenid(payer) : payer;
    if (owner !== undefined && owner !== trade.openid)
      return { trade, problem: 'the order is for another WeChat user (openid mismatch)' };
    return this.#open(trade);
  }

  /** The trade whose code somebody scans, and why it cannot be paid. @param pr of its code_url */
  scanned(pr: string): { trade?: Trade; problem?: string } {
    const trade = [...this.store.trades.values()].find(({ type, prepayIds }) => type === 'NATIVE' && prepayIds.includes(pr));
    return trade ? this.#open(trade) : { problem: 'there is no such code' };
  }

  #open(trade: Trade): { trade: Trade; problem?: string } {
    const now = this.clock();
    if (trade.state === 'SUCCESS') return { trade, problem: 'the order has been paid already' };
    if (trade.state === 'CLOSED') return { trade, problem: 'the order has been closed' };
    if (now > trade.expiresAt) return { trade, problem: 'the order is past its time_expire' };
    if (now > trade.createdAt + PREPAY_LIFE_MS && trade.prepayIds.length === 1)
      return { trade, problem: 'prepay_id is too old' };
    return { trade };
  }

  /** The person pays: from now on the money is the merchant's, whoever is told of it. @param openid of whoever scanned a code */
  pay(trade: Trade, openid = trade.openid): Trade {
    const now = this.clock();
    const short = this.faults.take(PAYER_FAULTS) ? SHORT_BY : 0;
    const paid = this.store.trade({
      ...trade,
      openid,
      state: 'SUCCESS',
      paid: trade.amount - short,
      paidAt: now,
      transactionId: `42${String(now).padStart(14, '0')}${digits(12)}`,
    });
    if (trade.type !== 'MICROPAY') this.notifier.announce('TRANSACTION.SUCCESS', paid.outTradeNo);
    return paid;
  }

  #read(body: PrepayBody, type: Trade['type']) {
    const now = this.clock();
    const { appid, mchid, description, out_trade_no, time_expire, notify_url, amount, payer } = body;
    if (mchid !== this.keys.mchId) throw paramError('商户号mchid无效');
    if (typeof appid !== 'string' || !kindOfApp(appid))
      throw new PayError(400, 'APPID_MCHID_NOT_MATCH', '商户号mchid与appid不匹配');
    if (typeof description !== 'string' || description === '' || [...description].length > 127)
      throw paramError('商品描述description无效');
    if (typeof out_trade_no !== 'string' || !/^[\w\-|*]{6,32}$/.test(out_trade_no))
      throw paramError('商户订单号out_trade_no无效');
    const notifyUrl = type === 'MICROPAY' ? '' : notify_url;
    if (typeof notifyUrl !== 'string' || notifyUrl.includes('?') || (type !== 'MICROPAY' && !isNotifyUrl(notifyUrl)))
      throw paramError('通知地址notify_url无效');
    const total = amount?.total;
    if (typeof total !== 'number' || !Number.isInteger(total) || total < 1) throw paramError('订单金额amount.total无效');
    if (amount?.currency !== undefined && amount.currency !== 'CNY') throw paramError('货币类型amount.currency无效');
    const openid = type === 'NATIVE' ? '' : type === 'MICROPAY' ? CODE_PAYER : payer?.openid;
    if (typeof openid !== 'string' || (openid === '' && type === undefined)) throw paramError('用户标识payer.openid无效');
    if (type === undefined && openid.startsWith('sandbox-mini-') !== (appid === APPS.mini.appId))
      throw paramError('appid和openid不匹配');
    if (time_expire !== undefined && (typeof time_expire !== 'string' || Number.isNaN(Date.parse(time_expire))))
      throw paramError('支付结束时间time_expire无效');
    const wished = time_expire === undefined ? now + LONGEST_LIFE_MS : Date.parse(time_expire);
    return {
      now,
      outTradeNo: out_trade_no,
      appId: appid,
      openid,
      ...(type && { type }),
      description,
      amount: total,
      notifyUrl,
      timeExpire: time_expire ?? '',
      // WeChat moves an end that is too near.
      expiresAt: Math.max(wished, now + SHORTEST_LIFE_MS),
    };
  }
}

function requireOpen({ state }: Trade): void {
  if (state === 'SUCCESS') throw new PayError(400, 'ORDERPAID', '该订单已支付');
  if (state === 'CLOSED') throw new PayError(400, 'ORDER_CLOSED', '该订单已关闭');
}
