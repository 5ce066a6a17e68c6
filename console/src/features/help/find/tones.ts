import type { FindState } from '@park/contract/find/limits';
import type { Tone } from '../../../ui/Cells';

export const FIND_TONES: Record<FindState, Tone> = {
  received: 'waiting',
  inHand: 'news',
  secured: 'news',
  collected: 'news',
  handedOver: 'good',
  museum: 'good',
  notFossil: 'quiet',
};
