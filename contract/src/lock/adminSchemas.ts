import { z } from 'zod';
import { momentSchema } from '../envelope';
import { inSomeLanguage } from '../localized';
import { LOCKABLE_PAGES, MAX_LOCK_REASON } from './limits';

const page = z.enum(LOCKABLE_PAGES);

/** Locking a locked page changes why and until when. */
export const lockPageIn = z.object({
  page,
  reason: inSomeLanguage(MAX_LOCK_REASON),
  until: momentSchema.nullable().default(null),
});
export type LockPageIn = z.input<typeof lockPageIn>;

export const unlockPageIn = z.object({ page });
export type UnlockPageIn = z.input<typeof unlockPageIn>;

export const adminPageLock = z.object({
  page,
  reason: inSomeLanguage(MAX_LOCK_REASON),
  until: momentSchema.nullable(),
  lockedAt: momentSchema,
  /** The administrator's user name. */
  lockedBy: z.string(),
});
export type AdminPageLock = z.infer<typeof adminPageLock>;
