import type { ClaimState, ItemState } from '@park/contract/lostFound/limits';
import type { Tone } from '../../ui/Cells';

export const ITEM_TONES: Record<ItemState, Tone> = {
  reviewing: 'waiting',
  published: 'good',
  rejected: 'bad',
  matched: 'news',
  returned: 'quiet',
  withdrawn: 'quiet',
};
export const CLAIM_TONES: Record<ClaimState, Tone> = { waiting: 'waiting', accepted: 'good', rejected: 'quiet' };
