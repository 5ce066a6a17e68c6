import { z } from 'zod';
import type { CallSchemas } from '../call';
import { nothing } from '../envelope';

/** What waits for the visitor, in numbers. */
const mine = z.object({
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

/** What a visitor at the desk can show: the number of an order, of a call for help; staff come from a feedback by its id. */
const VISITOR_CLUES = ['order', 'help', 'feedback'] as const;

/** No name and no phone: the order or feedback that led here shows what there is to see. */
const foundVisitor = z.object({ visitorId: z.string(), balance: z.int() });
export type FoundVisitor = z.infer<typeof foundVisitor>;

export const schemas = {
  getMine: { in: nothing, out: mine, summary: 'Count what waits for the visitor' },
  findVisitor: {
    in: z.object({
      by: z.enum(VISITOR_CLUES),
      /** The whole number, in any case of its letters; never a part of it, so that nobody can leaf through visitors. */
      key: z.string().trim().min(1).max(64),
    }),
    out: foundVisitor,
    summary: 'Find the visitor of an order, a call for help or feedback, and their points',
  },
} satisfies Record<string, CallSchemas>;
