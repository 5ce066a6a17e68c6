import type * as calls from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { AdminShape, schemas } from '@park/contract/map/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { changedBy } from '../../http/changedBy';
import type { Handlers } from '../../http/mount';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { requireInPark } from './inPark.service';
import * as repo from './mapStaff.repo';

const errors = { missing: 'shapeNotFound', changed: 'shapeChanged' } as const;

/** What staff do with the lines and areas of the map. All of it may be repeated, and is in the audit log. */
export function staffShapes(database: Database) {
  const alone = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await repo.lockShapes(tx);
      return work(tx);
    });

  return {
    getAdminShapes: async () => ({ shapes: (await repo.listStoredShapes(database.db)).map(toAdminShape) }),

    saveShape: ({ id, version, ...contents }, ctx) =>
      alone(async (tx) => {
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.findShape(tx, id),
          check: async (before) => {
            const points = contents.line.map(([longitude, latitude]) => ({ longitude, latitude }));
            await requireInPark(tx, points);
            if (!before && (await repo.countShapes(tx)) >= MAP_FIELD.shapes)
              throw new AppError('shapesFull', { most: MAP_FIELD.shapes });
          },
          write: (next, before) => (before ? repo.updateShape(tx, id, next) : repo.insertShape(tx, { ...next, id })),
          errors,
          audit: { action: 'map.saveShape', subject: `shape:${id}` },
        });
        return toAdminShape(row);
      }),

    closeShape: ({ id, version, closed }, ctx) =>
      alone(async (tx) => {
        const row = await saveVersioned(tx, ctx, {
          version,
          contents: { closed },
          lock: () => repo.findShape(tx, id),
          write: (next) => repo.updateShape(tx, id, next),
          errors,
          audit: { action: 'map.closeShape', subject: `shape:${id}`, details: () => ({ closed }) },
        });
        return toAdminShape(row);
      }),

    removeShape: ({ id, version }, ctx) =>
      alone(async (tx) => {
        const before = await repo.findShape(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError(errors.changed, changedBy(before));
        await repo.deleteShape(tx, id);
        await audit(tx, ctx, 'map.removeShape', `shape:${id}`, { name: before.name });
        return null;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toAdminShape(row: repo.StoredShape): AdminShape {
  return { ...row, updatedAt: toParkIso(row.updatedAt) };
}
