import { type Faults, REFUND_FAULTS } from '../faults';
import { isNotifyUrl, type Notifier } from './notifier';
import { digits } from './numbers';
import { PayError, paramError } from './payError';
import type { Refund, Trade } from './records';
import type { Store } from './store';

/** How long money is on its way back when nothing is planned. */
const USUAL_MS = 300;
const MAX_REFUNDS = 50;
/** Between two of one order. */
const GAP_MS = 60_000;
const MAX_REASON = 80;

export interface RefundBody {
  transaction_id?: unknown;
  out_trade_no?: unknown;
  out_refund_no?: unknown;
  reason?: unknown;
  notify_url?: unknown;
  amount?: { refund?: unknown; total?: unknown; currency?: unknown };
}

/**
 * Money on its way back: accepted at once, arrived (or not) a little later.
 * https://pay.weixin.qq.com/doc/v3/merchant/4012556457
 */
export class Refunds {
  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
    private readonly notifier: Notifier,
    private readonly clock: () => number,
  ) {}

  /** The same number with the same wish answers with the same refund. @throws PayError */
  order(body: RefundBody): Refund {
    const { trade, ...asked } = this.#read(body);
    const known = this.store.refunds.get(asked.outRefundNo);
    if (known) {
      if (known.outTradeNo !== trade.outTradeNo || known.amount !== asked.amount)
        throw new PayError(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
      return known;
    }
    const before = this.of(trade);
    const gone = before.filter(({ outcome }) => outcome !== 'CLOSED').reduce((sum, { amount }) => sum + amount, 0);
    if (gone + asked.amount > trade.paid) throw new PayError(400, 'INVALID_REQUEST', '申请退款金额大于订单金额，请核实后再试');
    if (before.length >= MAX_REFUNDS) throw new PayError(400, 'INVALID_REQUEST', '订单部分退款次数超过限制');
    const now = this.clock();
    if (before.some(({ createdAt }) => Math.abs(now - createdAt) < GAP_MS))
      throw new PayError(429, 'FREQUENCY_LIMITED', '单笔订单请求频率过高，请于1分钟后重试');
    const fault = this.faults.take(REFUND_FAULTS);
    if (fault?.kind === 'refundNotEnough') throw new PayError(403, 'NOT_ENOUGH', '基本账户余额不足，请充值后重新发起');
    const delay = fault?.kind === 'refundProcessing' ? fault.delayMs : USUAL_MS;
    const refund = this.store.refund({
      ...asked,
      outTradeNo: trade.outTradeNo,
      refundId: `503${String(now).padStart(14, '0')}${digits(11)}`,
      createdAt: now,
      settlesAt: now + delay,
      outcome: fault?.kind === 'refundAbnormal' ? 'ABNORMAL' : fault?.kind === 'refundClosed' ? 'CLOSED' : 'SUCCESS',
    });
    this.notifier.announce(`REFUND.${refund.outcome}`, refund.outRefundNo, delay);
    return refund;
  }

  /** @throws PayError RESOURCE_NOT_EXISTS */
  byNumber(outRefundNo: string): Refund {
    const refund = this.store.refunds.get(outRefundNo);
    if (!refund) throw new PayError(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    return refund;
  }

  of(trade: Trade): Refund[] {
    return [...this.store.refunds.values()].filter(({ outTradeNo }) => outTradeNo === trade.outTradeNo);
  }

  /** What staff do by hand on the merchant platform with a refund that is stuck: it goes through now. */
  mend(outRefundNo: string): Refund {
    const refund = this.store.refund({ ...this.byNumber(outRefundNo), outcome: 'SUCCESS', settlesAt: this.clock() });
    this.notifier.announce('REFUND.SUCCESS', outRefundNo);
    return refund;
  }

  #read({ transaction_id, out_trade_no, out_refund_no, reason = '', notify_url = '', amount }: RefundBody) {
    const trade = [...this.store.trades.values()].find(
      ({ outTradeNo, transactionId }) =>
        outTradeNo === out_trade_no || (transactionId !== '' && transactionId === transaction_id),
    );
    if (!trade) throw new PayError(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    if (trade.state !== 'SUCCESS') throw new PayError(400, 'INVALID_REQUEST', '订单未支付，不能退款');
    if (typeof out_refund_no !== 'string' || !/^[\w\-|*@]{1,64}$/.test(out_refund_no))
      throw paramError('商户退款单号out_refund_no无效');
    if (typeof reason !== 'string' || [...reason].length > MAX_REASON) throw paramError('退款原因reason无效');
    if (typeof notify_url !== 'string' || (notify_url !== '' && !isNotifyUrl(notify_url)))
      throw paramError('退款结果回调notify_url无效');
    const refund = amount?.refund;
    if (typeof refund !== 'number' || !Number.isInteger(refund) || refund < 1) throw paramError('退款金额amount.refund无效');
    if (amount?.total !== trade.paid) throw paramError('原订单金额amount.total与订单不一致');
    if (amount.currency !== 'CNY') throw paramError('退款币种amount.currency无效');
    return { trade, outRefundNo: out_refund_no, amount: refund, reason, notifyUrl: notify_url };
  }
}
