import { HOUR_MS, MINUTE_MS } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { backoff } from '../../db/outbox';
import type { Lang } from '../../i18n/lang';
import { refundReasons } from '../../i18n/texts/pay';
import type { RefundFact } from '../../wechat/payClient';
import type { AppKind } from '../../wechat/wechatClient';

const SECOND = 1_000;

/** A visitor who looks again and again asks WeChat no more often than this. */
export const ASK_EVERY_MS = 2 * SECOND;
/** The job asks about every open trade once a minute. */
export const JOB_ASKS_EVERY_MS = 30 * SECOND;
/** A prepay_id lives two hours; it is asked for anew a little before. */
const PREPAY_LIFE_MS = 110 * MINUTE_MS;
/** WeChat takes payments for a minute after a trade was made, however near its end was. */
const OVER_AFTER_MS = 90 * SECOND;

/** How a trade is paid, by the letter in its number: in one of the apps, at a window in cash, there with a payment code, or there for nothing. */
const LETTERS = { h5: 'H', mini: 'M', cash: 'C', code: 'P', free: 'F' } as const satisfies Record<
  AppKind | 'cash' | 'code' | 'free',
  string
>;

/** The trade's own number at WeChat (at most 32 characters): one an app, because openids differ, and one an attempt. */
export function tradeNumber(stem: string, way: keyof typeof LETTERS, attempt: number): string {
  return `${stem}-${LETTERS[way]}${attempt}`;
}

/** Numbers of trades that were paid in cash. */
export const CASH_NUMBER = /-C[0-9]+$/;
/** Numbers of trades for which a window sent a payment code: WeChat reverses them, and closes only others. */
export const CODE_NUMBER = /-P[0-9]+$/;
/** Whether a number of a trade or of its refund is of a window, where nobody has an account to be told in. */
export const isOfWindow = (number: string): boolean => /-[CPF][0-9]+(-R|$)/.test(number);

const MAX_TRADE_NAME = 127;

/**
 * What the payer's bill in WeChat shows, as WeChat writes it (Image形象店-深圳腾大-QQ公仔); the end of one that is too long goes.
 * https://pay.weixin.qq.com/docs/merchant/products/mini-program-payment/apilist.html
 */
export function tradeName(parkName: string | null, item: string): string {
  return [...(parkName === null ? item : `${parkName}-${item}`)].slice(0, MAX_TRADE_NAME).join('');
}

/** Whether a trade's prepay_id can still be handed to WeChat. */
export function isPrepayFresh(
  { prepayId, prepaidAt }: { prepayId: string | null; prepaidAt: number | null },
  now: number,
): boolean {
  return prepayId !== null && prepaidAt !== null && now < prepaidAt + PREPAY_LIFE_MS;
}

/** Whether nobody can pay it any more, so that an open one is closed. */
export function isOver({ expiresAt, createdAt }: { expiresAt: number; createdAt: number }, now: number): boolean {
  return now >= Math.max(expiresAt, createdAt) + OVER_AFTER_MS;
}

/** When a refund under way, `age` milliseconds old, is asked about again: often while it is young. */
export function askAgainAfter(age: number): number {
  return Math.min(Math.max(age / 4, 20 * SECOND), HOUR_MS);
}

/**
 * WeChat wants a minute between two refunds of one order, and counts whole seconds ("同一笔订单多次退款的请求需相隔1分钟"):
 * https://pay.weixin.qq.com/doc/v3/merchant/4012556457
 */
export const REFUND_GAP_MS = MINUTE_MS + SECOND;

export const sendAgainAfter = backoff([10 * SECOND, 30 * SECOND, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS], HOUR_MS);

/**
 * Refusals that pass by themselves, with money on the park's account, or once somebody has mended its certificate or permission, which
 * refuses all at once; others are of the one thing that was asked.
 */
const PASSING = new Set(['NOT_ENOUGH', 'FREQUENCY_LIMITED', 'SIGN_ERROR', 'NO_AUTH', 'MCH_NOT_EXISTS']);
export const passesByItself = (code: string): boolean => PASSING.has(code);

/** Why the program itself gives money back, as `pay_refund.reason` has it, and in words for whoever paid. */
const OWN_REASONS = {
  'wrong amount': refundReasons.wrongAmount,
  'paid before': refundReasons.paidTwice,
  'by the visitor': refundReasons.byVisitor,
  'closed by the park': refundReasons.closedByPark,
  'unknown order': refundReasons.unknownOrder,
  'the buyer had themselves erased': refundReasons.buyerErased,
  'a guardian withdrew': refundReasons.guardianWithdrew,
  'the slot is closed': refundReasons.slotClosed,
  'the slot is over': refundReasons.slotOver,
  'the places are sold': refundReasons.placesSold,
  'a person has another ticket for the day': refundReasons.hasTicket,
  'a test payment': refundReasons.testPayment,
};
export type RefundReason = keyof typeof OWN_REASONS;

const isOwn = (reason: string): reason is RefundReason => Object.hasOwn(OWN_REASONS, reason);

/** Why money goes back, for a reader of `lang`: reasons of ours and prepared ones translated, whatever else staff typed as it is. */
export const refundReason = (reason: string, lang: Lang): string =>
  isOwn(reason) ? OWN_REASONS[reason][lang] : reasonIn(reason, lang);

/** What a refund of ours becomes by what WeChat says of it. */
export function refundStatusOf(state: RefundFact['state']): 'requested' | 'processing' | 'done' | 'failed' {
  if (state === 'done' || state === 'processing') return state;
  // A number that WeChat does not know has never been sent.
  return state === 'unknown' ? 'requested' : 'failed';
}
