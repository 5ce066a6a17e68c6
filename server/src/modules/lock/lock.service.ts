import type * as calls from '@park/contract/lock/calls';
import type { AdminPageLock, schemas } from '@park/contract/lock/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { pickText } from '../../i18n/lang';
import { audit } from '../staff/audit.service';
import * as repo from './lock.repo';

/** Pages that staff have locked. One whose time is over counts as open. */
export function pageLocks(database: Database) {
  const { db } = database;
  return {
    async getPageLocks(_, { lang, now }) {
      const locks = await repo.listLocks(db, now);
      return locks.map(({ page, reason, until }) => ({ page, reason: pickText(reason, lang), until: toParkIso(until) }));
    },

    getAdminPageLocks: async (_, { now }) => (await repo.listLocks(db, now)).map(toAdminLock),

    async lockPage({ page, reason, until: wanted }, ctx) {
      const until = wanted === null ? null : Date.parse(wanted);
      if (until !== null && until <= ctx.now) throw new AppError('lockUntilPast');
      const lock = { page, reason, until, lockedAt: ctx.now, lockedBy: ctx.admin.userName };
      await database.transaction(async (tx) => {
        await repo.putLock(tx, lock);
        await audit(tx, ctx, 'park.lockPage', `page:${page}`, { reason, until: toParkIso(until) });
      });
      return toAdminLock(lock);
    },

    async unlockPage({ page }, ctx) {
      await database.transaction(async (tx) => {
        if (await repo.deleteLock(tx, page)) await audit(tx, ctx, 'park.unlockPage', `page:${page}`);
      });
      return null;
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

function toAdminLock({ until, lockedAt, ...row }: repo.LockRow): AdminPageLock {
  return { ...row, until: toParkIso(until), lockedAt: toParkIso(lockedAt) };
}
