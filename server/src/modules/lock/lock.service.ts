import type { AdminPageLock } from '@park/contract/lock/adminSchemas';
import type { LockablePage } from '@park/contract/lock/limits';
import type { PageLock } from '@park/contract/lock/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Asker, StaffAsker } from '../../http/asker';
import { type Localized, pickText } from '../../i18n/lang';
import { recordAudit } from '../admin/audit.service';
import * as repo from './lock.repo';

/** Pages that staff have locked. One whose time is over counts as open. */
export interface Locks {
  list(reader: Pick<Asker, 'lang' | 'now'>): Promise<PageLock[]>;
  listForStaff(now: number): Promise<AdminPageLock[]>;
  /** @throws AppError lockUntilPast */
  lock(input: { page: LockablePage; reason: Localized; until: string | null }, staff: StaffAsker): Promise<AdminPageLock>;
  unlock(page: LockablePage, staff: StaffAsker): Promise<null>;
}

export function createLocks(database: Database): Locks {
  const { db } = database;
  return {
    async list({ lang, now }) {
      const locks = await repo.listLocks(db, now);
      return locks.map(({ page, reason, until }) => ({ page, reason: pickText(reason, lang), until: iso(until) }));
    },

    listForStaff: async (now) => (await repo.listLocks(db, now)).map(toAdminLock),

    async lock({ page, reason, until: wanted }, { admin, now, req }) {
      const until = wanted === null ? null : Date.parse(wanted);
      if (until !== null && until <= now) throw new AppError('lockUntilPast');
      const lock = { page, reason, until, lockedAt: now, lockedBy: admin?.userName ?? '' };
      await database.transaction(async (tx) => {
        await repo.putLock(tx, lock);
        const details = { reason, until: iso(until) };
        await recordAudit(tx, { admin, action: 'park.lockPage', subject: `page:${page}`, details, requestId: req.id, now });
      });
      return toAdminLock(lock);
    },

    async unlock(page, { admin, now, req }) {
      await database.transaction(async (tx) => {
        if (!(await repo.deleteLock(tx, page))) return;
        await recordAudit(tx, { admin, action: 'park.unlockPage', subject: `page:${page}`, requestId: req.id, now });
      });
      return null;
    },
  };
}

const iso = (moment: number | null) => (moment === null ? null : toParkIso(moment));

function toAdminLock({ until, lockedAt, ...row }: repo.LockRow): AdminPageLock {
  return { ...row, until: iso(until), lockedAt: toParkIso(lockedAt) };
}
