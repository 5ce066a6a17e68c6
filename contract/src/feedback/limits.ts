/** Rules of feedback that both sides count with (R-feedback-1). */

/** As delivered. */
export const FEEDBACK_KINDS = ['complaint', 'suggestion', 'praise', 'question'] as const;

/** received: nobody has read it yet; inHand: a member of staff has; answered. An addition to an answered one makes it `received`. */
export const FEEDBACK_STATES = ['received', 'inHand', 'answered'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** Lengths in characters, after trimming: [min, max]. */
export const FEEDBACK = {
  text: [10, 500],
  addition: [2, 500],
  answer: [2, 1_000],
  rating: [1, 5],
  pictures: 6,
} as const;
