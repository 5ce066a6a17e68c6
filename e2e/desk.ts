import { answerFeedBack, takeFeedBack } from '@park/contract/feedback/calls';
import { decideClaim, getAdminClaims, reviewItem } from '@park/contract/lostFound/calls';
import { resultOf, staffToken } from './staff';

/** What staff at the visitor centre do, by the calls that their tools will make; and what visitors send them. */

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const ZIP = Buffer.concat([Buffer.from('504b03041400000008000000', 'hex'), Buffer.alloc(5_000)]);
/** 40 MB that begin like a photo. */
export const HUGE = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(40 * 1024 * 1024),
]);

/** What a person might type to see what happens. */
export const SCRIPT = `<script>alert(1)</script><img src=x onerror="alert(1)"> {{7*7}}`;

export async function answer(id: string, text: string): Promise<void> {
  const staff = await staffToken();
  await resultOf(takeFeedBack, { id }, staff);
  await resultOf(answerFeedBack, { id, text }, staff);
}

export async function publishReviewed(id: string): Promise<void> {
  await resultOf(reviewItem, { id, approve: true }, await staffToken());
}

/** Accepts the claim that waits for a thing. */
export async function acceptClaim(itemId: string): Promise<void> {
  const staff = await staffToken();
  const { items } = await resultOf(getAdminClaims, { state: 'waiting', pageSize: 100 }, staff);
  const claim = items.find((one) => one.itemId === itemId);
  if (!claim) throw new Error(`nobody claims ${itemId}`);
  await resultOf(decideClaim, { id: claim.id, approve: true }, staff);
}
