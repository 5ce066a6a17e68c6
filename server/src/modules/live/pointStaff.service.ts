import { isDeepStrictEqual } from 'node:util';
import type { AdminPoint, savePointIn } from '@park/contract/live/adminSchemas';
import { toParkIso } from '@park/contract/parkTime';
import type { z } from 'zod';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { changedBy } from '../../http/changedBy';
import { recordAudit } from '../admin/audit.service';
import * as places from './place.repo';

type Draft = z.output<typeof savePointIn>;

/** What visitors read of a live point, in the hands of those who run live. */
export interface PointTexts {
  /** @throws AppError pointNotFound */
  one(id: string): Promise<AdminPoint>;
  /**
   * Shows at once. The same save again, by the same person, changes nothing.
   * @param draft `version`: the one that was opened
   * @throws AppError pointNotFound, pointChanged (by whom, when)
   */
  save(draft: Draft, staff: StaffCallContext): Promise<AdminPoint>;
}

export function createPointTexts(database: Database): PointTexts {
  return {
    async one(id) {
      const row = await places.findPoint(database.db, id);
      if (!row) throw new AppError('pointNotFound');
      return toAdminPoint(row);
    },

    save: ({ id, version, ...texts }, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const before = await places.lockPoint(tx, id);
        if (!before) throw new AppError('pointNotFound');
        const by = admin?.userName ?? null;
        const next = { ...texts, version: version + 1, updatedAt: now, updatedBy: by };
        if (before.version !== version) {
          // This very save has been made: its answer was lost.
          const same = Object.entries(texts).every(([key, value]) =>
            isDeepStrictEqual(before[key as keyof typeof texts], value),
          );
          if (same && before.version === next.version && before.updatedBy === by) return toAdminPoint(before);
          throw new AppError('pointChanged', changedBy(before));
        }
        await places.updatePoint(tx, id, next);
        await recordAudit(tx, {
          admin,
          action: 'live.savePoint',
          subject: `point:${id}`,
          details: { version: next.version },
          requestId: req.id,
          now,
        });
        return toAdminPoint({ ...before, ...next });
      }),
  };
}

function toAdminPoint({ id, version, name, text, facilities, motif, updatedAt, updatedBy }: places.PointRow): AdminPoint {
  const changed = { updatedAt: updatedAt === null ? null : toParkIso(updatedAt), updatedBy };
  return { id, version, name, text, facilities, motif, ...changed };
}
