import { getItem, getItems, getMyClaims, getMyItems } from '@park/contract/lostFound/calls';
import type { ClaimState, ItemCategory, ItemState } from '@park/contract/lostFound/limits';
import type { Motif } from '@park/contract/motifs';
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

/** What stands there where nobody took a photo. */
export const ITEM_MOTIFS: Record<ItemCategory, Motif> = {
  electronics: 'museum',
  bag: 'shuttle',
  clothing: 'valley',
  umbrella: 'valley',
  bottle: 'ripple',
  keys: 'footprint',
  documents: 'museum',
  toy: 'trilobite',
  jewellery: 'ammonite',
  other: 'ripple',
};
