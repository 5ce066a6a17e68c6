import { z } from 'zod';
import { momentSchema } from '../envelope';
import { LOCKABLE_PAGES } from './limits';

export const pageLock = z.object({
  page: z.enum(LOCKABLE_PAGES),
  /** Why, in the reader's language where staff wrote it so. */
  reason: z.string(),
  /** It opens by itself then; null: when staff unlock it. */
  until: momentSchema.nullable(),
});
export type PageLock = z.infer<typeof pageLock>;

export const nothingIn = z.object({});
export type Nothing = z.input<typeof nothingIn>;
