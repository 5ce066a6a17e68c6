import type { FeedbackState } from '@park/contract/feedback/limits';
import type { Tone } from '@/ui/Tag';

const TONES: Record<FeedbackState, Tone> = { received: 'info', inHand: 'warn', answered: 'ok' };

/** The colour of a state; its word is `feedback.state`. */
export function feedbackTone(state: FeedbackState): Tone {
  return TONES[state];
}
