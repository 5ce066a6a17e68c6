import { z } from 'zod';

/** What a visitor at the desk can show: the number of an order, of a call for help; staff come from a feedback by its id. */
export const VISITOR_CLUES = ['order', 'help', 'feedback'] as const;
export const findVisitorIn = z.object({
  by: z.enum(VISITOR_CLUES),
  /** The whole number, in any case of its letters; never a part of it, so that nobody can leaf through visitors. */
  key: z.string().trim().min(1).max(64),
});
export type FindVisitorIn = z.input<typeof findVisitorIn>;

/** No name and no phone: the order or feedback that led here shows what there is to see. */
export const foundVisitor = z.object({ visitorId: z.string(), balance: z.int() });
export type FoundVisitor = z.infer<typeof foundVisitor>;
