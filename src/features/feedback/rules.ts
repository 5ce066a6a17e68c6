import { getFeedBack, getFeedBacks } from '@park/contract/feedback/calls';
import type { FeedbackState } from '@park/contract/feedback/limits';
import type { Tone } from '@/ui/Tag';

/** What a call that answers with a feedback changes. */
export const FEEDBACK_CHANGED = { stale: [getFeedBacks], answers: getFeedBack };

/** The colour of a state; its word is `feedback.state`. */
export const FEEDBACK_TONES: Record<FeedbackState, Tone> = { received: 'info', inHand: 'warn', answered: 'ok' };
