import { MINUTE_MS } from '@park/contract/parkTime';
import type { OrderStatus } from '@park/contract/ticket/limits';
import type { CardState } from '../../../cardConfig';
import { backoff } from '../../../db/outbox';

/** WeChat takes the first state of a card within a day of the payment, and changes for thirty days. */
export const BEGIN_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** What the card of a paid order says; null: nothing new, its money is on its way back. */
export function cardStateOf({ status, endAt }: { status: OrderStatus; endAt: number }, now: number): CardState | null {
  const isOver = endAt <= now;
  if (status === 'paid') return isOver ? 'expired' : 'issued';
  if (status === 'partlyUsed') return isOver ? 'used' : 'issued';
  return status === 'used' || status === 'refunded' ? status : null;
}

export const tellAgainAfter = backoff([MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS], 30 * MINUTE_MS);

/** Busy, locked by another update, not known yet (a payment takes a moment), the park's own credentials or permission. */
const PASSING = [85431, 85449, 85437, 85461, 85462, 40001, 40013, 40014, 40125, 42001];
/** The state that WeChat has does not lead to this one. */
export const WRONG_STATE = 85439;

export const passesByItself = (errcode: number): boolean => PASSING.includes(errcode);
