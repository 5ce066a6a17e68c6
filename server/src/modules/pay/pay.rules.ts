import type { RefundFact } from '../../wechat/payClient';
import type { AppKind } from '../../wechat/wechatClient';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A visitor who looks again and again asks WeChat no more often than this. */
export const ASK_EVERY_MS = 2 * SECOND;
/** The job asks about every open trade once a minute. */
export const JOB_ASKS_EVERY_MS = 30 * SECOND;
/** A prepay_id lives two hours; it is asked for anew a little before. */
const PREPAY_LIFE_MS = 110 * MINUTE;
/** WeChat takes payments for a minute after a trade was made, however near its end was. */
const OVER_AFTER_MS = 90 * SECOND;

/** The trade's own number at WeChat (at most 32 characters): one an app, because openids differ, and one an attempt. */
export function tradeNumber(stem: string, app: AppKind, attempt: number): string {
  return `${stem}-${app === 'h5' ? 'H' : 'M'}${attempt}`;
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
  return Math.min(Math.max(age / 4, 20 * SECOND), HOUR);
}

const BACKOFF_MS = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];

/** How long to wait before a refund is sent again after `attempts` times. */
export function sendAgainAfter(attempts: number): number {
  return BACKOFF_MS[attempts - 1] ?? HOUR;
}

/** Refusals that pass by themselves or with money on the park's account; all others need somebody to look. */
const PASSING = new Set(['NOT_ENOUGH']);
export function passesByItself(code: string): boolean {
  return PASSING.has(code);
}

/** Why money was not kept, in `pay_refund.reason`; who is paid may give other reasons. */
export const WRONG_AMOUNT = 'wrong amount';
export const PAID_TWICE = 'paid before';

const TOLD: Record<string, string> = {
  [WRONG_AMOUNT]: '支付金额与订单不符，已自动退款',
  [PAID_TWICE]: '订单重复支付，已自动退款',
  'by the visitor': '游客退票',
  'closed by the park': '景区关闭，退还票款',
};

/** What WeChat tells the person about a refund; reasons of ours in its language, whatever staff typed as it is. */
export function refundText(reason: string): string {
  return TOLD[reason] ?? reason;
}

/** What a refund of ours becomes by what WeChat says of it. */
export function refundStatusOf(state: RefundFact['state']): 'requested' | 'processing' | 'done' | 'failed' {
  if (state === 'done' || state === 'processing') return state;
  // A number that WeChat does not know has never been sent.
  return state === 'unknown' ? 'requested' : 'failed';
}
