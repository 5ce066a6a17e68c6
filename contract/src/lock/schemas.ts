import { z } from 'zod';
import type { CallSchemas } from '../call';
import { momentSchema, nothing } from '../envelope';
import { inSomeLanguage } from '../localized';
import { LOCKABLE_PAGES, MAX_LOCK_REASON } from './limits';

const page = z.enum(LOCKABLE_PAGES);

const pageLock = z.object({
  page,
  /** Why, in the reader's language where staff wrote it so. */
  reason: z.string(),
  /** It opens by itself then; null: when staff unlock it. */
  until: momentSchema.nullable(),
});
export type PageLock = z.infer<typeof pageLock>;

const adminPageLock = pageLock.extend({
  reason: inSomeLanguage(MAX_LOCK_REASON),
  lockedAt: momentSchema,
  /** The administrator's user name. */
  lockedBy: z.string(),
});
export type AdminPageLock = z.infer<typeof adminPageLock>;

export const schemas = {
  getPageLocks: { mayLag: 'always', in: nothing, out: z.array(pageLock), summary: 'List the pages locked now, and why' },

  getAdminPageLocks: { in: nothing, out: z.array(adminPageLock), summary: 'List the pages locked now, and by whom' },
  lockPage: {
    in: z.object({ page, reason: inSomeLanguage(MAX_LOCK_REASON), until: momentSchema.nullable().default(null) }),
    out: adminPageLock,
    summary: 'Lock a page of the app, with a reason in at least one language',
  },
  unlockPage: { in: z.object({ page }), out: z.null(), summary: 'Unlock a page' },
} satisfies Record<string, CallSchemas>;
