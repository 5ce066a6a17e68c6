import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import type { AdminWalk, schemas } from '@park/contract/walk/schemas';
import type { Database, Db } from '../../db/db';
import { aloneWith } from '../../db/tableRows';
import { AppError, required } from '../../http/appError';
import { changedBy } from '../../http/changedBy';
import type { Handlers } from '../../http/mount';
import { missingExhibits } from '../exhibit/exhibit.service';
import { audit } from '../staff/audit.service';
import { earlierVersions, saveVersioned } from '../staff/saveVersioned.service';
import * as repo from './walk.repo';
import { walk } from './walk.tables';

/** What staff do with walks. All of it may be repeated, and is in the audit log. */
export function staffWalks(database: Database) {
  // One walk names another.
  const alone = aloneWith(database, walk);

  return {
    getAdminWalks: async () => (await repo.listAll(database.db)).map(toAdminWalk),

    getAdminWalk: async ({ id }) => toAdminWalk(required(await repo.findWalk(database.db, id), 'walkNotFound')),

    async getWalkVersions({ id }) {
      const row = required(await repo.findWalk(database.db, id), 'walkNotFound');
      return (await earlierVersions(database.db, `walk:${id}`, row)).map(toAdminWalk);
    },

    saveWalk: ({ id, version, ...contents }, ctx) =>
      alone(async (tx) => {
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.findWalk(tx, id),
          check: async (before) => {
            if (!before && (await repo.countWalks(tx)) >= WALK.maxWalks)
              throw new AppError('walksFull', { most: WALK.maxWalks });
            const unknown = await missingExhibits(tx, contents.stops);
            if (unknown.length > 0) throw new AppError('walkStopUnknown', { ids: unknown.join(', ') });
            await requireStepFree(tx, id, contents.stepFreeId);
          },
          write: (next, before) => (before ? repo.updateWalk(tx, id, next) : repo.insertWalk(tx, { ...next, id })),
          errors: { missing: 'walkNotFound', changed: 'walkChanged' },
          audit: { action: 'walk.save', subject: `walk:${id}` },
          keepsEarlier: true,
        });
        return toAdminWalk(row);
      }),

    removeWalk: ({ id, version }, ctx) =>
      alone(async (tx) => {
        const before = await repo.findWalk(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError('walkChanged', changedBy(before));
        await repo.deleteWalk(tx, id);
        await audit(tx, ctx, 'walk.remove', `walk:${id}`, { name: before.name });
        return null;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError walkVariantUnknown */
async function requireStepFree(tx: Db, id: string, stepFreeId: string | null): Promise<void> {
  if (stepFreeId === null) return;
  const variant = stepFreeId === id ? undefined : await repo.findWalk(tx, stepFreeId);
  if (!variant?.isStepFree) throw new AppError('walkVariantUnknown');
}

function toAdminWalk(row: repo.WalkRow): AdminWalk {
  return { ...row, updatedAt: toParkIso(row.updatedAt) };
}
