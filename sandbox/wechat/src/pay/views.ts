import { toWechatIso } from './clock';
import type { Keys, Refund, Trade } from './records';

const STATES: Record<Trade['state'], string> = {
  NOTPAY: '订单未支付',
  USERPAYING: '用户支付中，请输入密码',
  SUCCESS: '支付成功',
  CLOSED: '订单已关闭',
  REVOKED: '订单已撤销',
  PAYERROR: '支付失败',
};

/** A trade as WeChat's answers and notifications show it. */
export function tradeView(keys: Keys, trade: Trade, refunded: boolean) {
  const common = { appid: trade.appId, mchid: keys.mchId, out_trade_no: trade.outTradeNo };
  if (trade.state !== 'SUCCESS' || trade.paidAt === null)
    return { ...common, trade_state: trade.state, trade_state_desc: STATES[trade.state] };
  return {
    ...common,
    transaction_id: trade.transactionId,
    trade_type: trade.type ?? 'JSAPI',
    trade_state: refunded ? 'REFUND' : 'SUCCESS',
    trade_state_desc: refunded ? '订单发生过退款' : STATES.SUCCESS,
    bank_type: 'OTHERS',
    attach: '',
    success_time: toWechatIso(trade.paidAt),
    payer: { openid: trade.openid },
    amount: { total: trade.paid, payer_total: trade.paid, currency: 'CNY', payer_currency: 'CNY' },
  };
}

/** What the merchant is told now. */
export function refundStatus(refund: Refund, now: number): 'PROCESSING' | Refund['outcome'] {
  return now < refund.settlesAt ? 'PROCESSING' : refund.outcome;
}

/** A refund as WeChat's answers show it. */
export function refundView(refund: Refund, trade: Trade, now: number) {
  const status = refundStatus(refund, now);
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    ...(status === 'SUCCESS' ? { success_time: toWechatIso(refund.settlesAt) } : {}),
    create_time: toWechatIso(refund.createdAt),
    status,
    funds_account: 'AVAILABLE',
    amount: {
      total: trade.paid,
      refund: refund.amount,
      payer_total: trade.paid,
      payer_refund: refund.amount,
      settlement_total: trade.paid,
      settlement_refund: refund.amount,
      discount_refund: 0,
      currency: 'CNY',
    },
  };
}
