import { z } from 'zod';

export const nothingIn = z.object({});
export type Nothing = z.input<typeof nothingIn>;

/** What waits for the visitor, in numbers. */
export const mine = z.object({
  orders: z.object({
    /** Orders that wait for payment. */
    unpaid: z.int(),
    /** Orders with tickets to use. */
    toUse: z.int(),
    /** Orders whose slot the park closed and that wait for a choice. */
    toAnswer: z.int(),
  }),
  unreadMessages: z.int(),
  /** Enrolments that something may still come of. */
  enrollments: z.int(),
  /** Answers to feedback that the visitor has not rated yet. */
  feedbackAnswered: z.int(),
  points: z.object({ balance: z.int(), checkedIn: z.boolean() }),
});
export type Mine = z.infer<typeof mine>;
