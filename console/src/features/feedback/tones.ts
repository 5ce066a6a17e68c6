import type { FeedbackState } from '@park/contract/feedback/limits';
import type { Tone } from '../../ui/Cells';

export const FEEDBACK_TONES: Record<FeedbackState, Tone> = { received: 'waiting', inHand: 'news', answered: 'good' };
