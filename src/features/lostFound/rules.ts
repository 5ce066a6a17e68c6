import { getItem, getItems, getMyClaims, getMyItems } from '@park/contract/lostFound/calls';
import type { ClaimState, ItemState } from '@park/contract/lostFound/limits';
import type { Tone } from '@/ui/Tag';

/** What a call that answers with a thing changes. */
export const ITEM_CHANGED = { stale: [getItems, getMyItems, getMyClaims], answers: getItem };

/** The colour of a state; its word is `lostFound.state`. */
export const ITEM_TONES: Record<ItemState, Tone> = {
  reviewing: 'warn',
  published: 'info',
  rejected: 'danger',
  matched: 'ok',
  returned: 'muted',
  withdrawn: 'muted',
};

export const CLAIM_TONES: Record<ClaimState, Tone> = { waiting: 'warn', accepted: 'ok', rejected: 'danger' };
