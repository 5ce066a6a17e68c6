import type { Motif } from '@park/contract/live/limits';
import type { ClaimState, ItemCategory, ItemState } from '@park/contract/lostFound/limits';
import type { Tone } from '@/ui/Tag';

const TONES: Record<ItemState, Tone> = {
  reviewing: 'warn',
  published: 'info',
  rejected: 'danger',
  matched: 'ok',
  returned: 'muted',
  withdrawn: 'muted',
};

/** The colour of a state; its word is `lostFound.state`. */
export function itemTone(state: ItemState): Tone {
  return TONES[state];
}

const CLAIM_TONES: Record<ClaimState, Tone> = { waiting: 'warn', accepted: 'ok', rejected: 'danger' };

export function claimTone(state: ClaimState): Tone {
  return CLAIM_TONES[state];
}

const MOTIFS: Record<ItemCategory, Motif> = {
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

/** What stands there where nobody took a photo. */
export function itemMotif(category: ItemCategory): Motif {
  return MOTIFS[category];
}
