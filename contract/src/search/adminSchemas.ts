import { z } from 'zod';
import { rowsQuerySchema } from '../envelope';

export const searchWord = z.object({
  word: z.string(),
  /** As it was first written. */
  shown: z.string(),
  /** The reader's language. */
  language: z.string(),
  /** How often in the last 30 days; nobody knows by whom. */
  count: z.int(),
  hidden: z.boolean(),
});
export type SearchWord = z.infer<typeof searchWord>;

export const searchWordsIn = rowsQuerySchema.pick({ pageSize: true, after: true, before: true });
export type SearchWordsIn = z.input<typeof searchWordsIn>;

export const hideWordIn = z.object({ word: z.string().trim().min(1).max(64), hidden: z.boolean() });
export type HideWordIn = z.input<typeof hideWordIn>;
export const hiddenWord = z.object({ word: z.string(), hidden: z.boolean() });
export type HiddenWord = z.infer<typeof hiddenWord>;
