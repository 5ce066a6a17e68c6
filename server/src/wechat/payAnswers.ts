import type { RefundFact, RefundState, TradeFact } from './payClient';
import { PayUnavailableError } from './payErrors';

export type Answer = Record<string, unknown>;

/** Money came in all of these; a trade that something was given back of says REFUND from then on. */
const PAID = new Set(['SUCCESS', 'REFUND']);
/** PAYERROR: of a payment code, whose payer gave up or has too little. */
const CLOSED = new Set(['CLOSED', 'REVOKED', 'PAYERROR']);
const REFUND_STATES: Record<string, RefundState> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  ABNORMAL: 'abnormal',
  CLOSED: 'closed',
};

/** A trade as WeChat shows it. @throws PayUnavailableError for what cannot be this merchant's trade */
export function tradeFact(answer: Answer, mchId: string): TradeFact {
  const outTradeNo = requireText(answer, 'out_trade_no');
  const state = requireText(answer, 'trade_state');
  if (answer.mchid !== mchId) throw new PayUnavailableError('an answer about another merchant');
  if (!PAID.has(state)) return { state: CLOSED.has(state) ? 'closed' : 'open', outTradeNo };
  const { total, currency } = part(answer, 'amount');
  if (currency !== undefined && currency !== 'CNY') throw new PayUnavailableError('a trade in another currency');
  return {
    state: 'paid',
    outTradeNo,
    appId: requireText(answer, 'appid'),
    transactionId: requireText(answer, 'transaction_id'),
    amount: requireFen(total),
    paidAt: requireMoment(answer.success_time),
  };
}

/** A refund as WeChat shows it; the state stands in `status` of an answer and in `refund_status` of a notification. */
export function refundFact(answer: Answer, stateField: 'status' | 'refund_status'): RefundFact {
  const state = REFUND_STATES[requireText(answer, stateField)];
  if (!state) throw new PayUnavailableError('a refund in a state that nobody knows');
  return {
    state,
    outRefundNo: requireText(answer, 'out_refund_no'),
    refundId: requireText(answer, 'refund_id'),
    amount: requireFen(part(answer, 'amount').refund),
    acceptedAt: answer.create_time === undefined ? null : requireMoment(answer.create_time),
    doneAt: state === 'done' ? requireMoment(answer.success_time) : null,
  };
}

function part(answer: Answer, name: string): Answer {
  const value = answer[name];
  if (typeof value !== 'object' || value === null) throw new PayUnavailableError(`an answer without ${name}`);
  return value as Answer;
}

function requireText(answer: Answer, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string' || value === '') throw new PayUnavailableError(`an answer without ${name}`);
  return value;
}

function requireFen(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw new PayUnavailableError('an answer without an amount');
  return value;
}

function requireMoment(value: unknown): number {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw new PayUnavailableError('an answer without its moment');
  return at;
}
