import { toBillTime } from './clock';
import type { Keys, Refund, Trade } from './records';
import type { Store } from './store';
import { refundStatus } from './views';

const HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY_HEADER = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const NO_FEE = ['0.00000', '0.00%'];

export type BillType = 'ALL' | 'SUCCESS' | 'REFUND';

/**
 * The merchant's bill of a day as WeChat writes it: yuan, every field after a backtick, refunds on the day they were accepted,
 * sums at the end. Null: nothing happened that day. Only successful trades are in it.
 */
export function billOf(store: Store, keys: Keys, day: string, type: BillType, now: number): string | null {
  const onDay = (at: number | null) => at !== null && toBillTime(at).startsWith(day);
  const trades = type === 'REFUND' ? [] : [...store.trades.values()].filter(({ paidAt }) => onDay(paidAt));
  const refunds = type === 'SUCCESS' ? [] : [...store.refunds.values()].filter(({ createdAt }) => onDay(createdAt));
  if (trades.length + refunds.length === 0) return null;
  const rows = [
    ...trades.map((trade) => ({ at: trade.paidAt ?? 0, fields: tradeRow(keys, trade) })),
    ...refunds.flatMap((refund) => {
      const trade = store.trades.get(refund.outTradeNo);
      return trade ? [{ at: refund.createdAt, fields: refundRow(keys, refund, trade, now) }] : [];
    }),
  ].sort((a, b) => a.at - b.at);
  const came = trades.reduce((sum, { paid }) => sum + paid, 0);
  const went = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const summary = [String(rows.length), yuan(came), yuan(went), '0.00', '0.00000', yuan(came), yuan(went)];
  return `\uFEFF${[HEADER, ...rows.map(({ fields }) => line(fields)), SUMMARY_HEADER, line(summary)].join('\r\n')}\r\n`;
}

function tradeRow(keys: Keys, trade: Trade): string[] {
  const { appId, transactionId, outTradeNo, openid, type = 'JSAPI', paid, description, paidAt } = trade;
  return [
    ...[toBillTime(paidAt ?? 0), appId, keys.mchId, '0', '', transactionId, outTradeNo, openid],
    ...[type, 'SUCCESS', 'OTHERS', 'CNY', yuan(paid), '0.00'],
    ...['0', '0', '0.00', '0.00', '', '', description, ''],
    ...[...NO_FEE, yuan(paid), '0.00', ''],
  ];
}

function refundRow(keys: Keys, refund: Refund, trade: Trade, now: number): string[] {
  const status = refundStatus(refund, now);
  const shown = status === 'ABNORMAL' || status === 'CLOSED' ? 'FAIL' : status;
  return [
    ...[toBillTime(refund.createdAt), trade.appId, keys.mchId, '0', '', trade.transactionId, trade.outTradeNo, trade.openid],
    ...['JSAPI', 'REFUND', 'OTHERS', 'CNY', '0.00', '0.00'],
    ...[refund.refundId, refund.outRefundNo, yuan(refund.amount), '0.00', 'ORIGINAL', shown, trade.description, ''],
    ...[...NO_FEE, '0.00', yuan(refund.amount), ''],
  ];
}

/** A comma of a text would be taken for the next field's. */
const line = (fields: string[]) => fields.map((field) => `\`${field.replace(/[,\r\n]/g, ' ')}`).join(',');

const yuan = (fen: number) => (fen / 100).toFixed(2);
