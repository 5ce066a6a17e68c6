import { type ItemState, LOST_FOUND } from '@park/contract/lostFound/limits';
import { DAY_MS } from '@park/contract/parkTime';
import type { CheckResult } from '../../http/violation';
import type { ClaimRow, ItemRow } from './lostFound.repo';

/** What may be done to a thing and to the claims of it. Pure: the caller holds the thing's row. */

/** Whether anybody may see it. @param now epoch milliseconds */
export function isShown({ state, closedAt }: Pick<ItemRow, 'state' | 'closedAt'>, now: number): boolean {
  if (state === 'returned') return (closedAt ?? 0) > shownSince(now);
  return state === 'published' || state === 'matched';
}

/** What came back before that shows no longer. */
export function shownSince(now: number): number {
  return now - LOST_FOUND.returnedDays * DAY_MS;
}

export function canWithdraw(state: ItemState): boolean {
  return state === 'reviewing' || state === 'published';
}

export const canClose = (state: ItemState): boolean => state === 'published' || state === 'matched';

type Item = Pick<ItemRow, 'state' | 'visitorId'>;
type Claim = Pick<ClaimRow, 'state' | 'text' | 'contact'>;

/** @param own the visitor's claims of this thing */
export function checkClaim(item: Item, own: Claim[], claim: { visitorId: string; text: string; contact: string }): CheckResult {
  const open = own.find(({ state }) => state !== 'rejected');
  if (open) return open.text === claim.text && open.contact === claim.contact ? 'done' : { error: 'claimedAlready' };
  if (item.visitorId === claim.visitorId) return { error: 'ownItem' };
  return item.state === 'published' ? 'go' : { error: 'itemNotOpen' };
}

export function checkReview({ state }: Pick<Item, 'state'>, approve: boolean): CheckResult {
  if (state === 'reviewing') return 'go';
  const wanted = approve ? 'published' : 'rejected';
  return state === wanted ? 'done' : { error: 'itemReviewed' };
}

/** Of one thing one claim can be accepted; a no to that one opens the thing again. */
export function checkClaimDecision(
  { state: item }: Pick<Item, 'state'>,
  { state }: Pick<Claim, 'state'>,
  approve: boolean,
): CheckResult {
  if (state === (approve ? 'accepted' : 'rejected')) return 'done';
  if (state === 'rejected') return { error: 'claimDecided' };
  if (!approve) return state === 'waiting' || item === 'matched' ? 'go' : { error: 'itemNotOpen' };
  if (item === 'matched' || item === 'returned') return { error: 'itemMatched' };
  return item === 'published' ? 'go' : { error: 'itemNotOpen' };
}

export function checkWithdrawal({ state }: Pick<Item, 'state'>): CheckResult {
  if (state === 'withdrawn') return 'done';
  return canWithdraw(state) ? 'go' : { error: 'itemNotOpen' };
}

export function checkClosing({ state }: Pick<Item, 'state'>): CheckResult {
  if (state === 'returned') return 'done';
  return canClose(state) ? 'go' : { error: 'itemNotOpen' };
}
