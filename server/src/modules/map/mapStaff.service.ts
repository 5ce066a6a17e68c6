import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { AdminPlace, schemas } from '@park/contract/map/schemas';
import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/map';
import type { Database, Db } from '../../db/db';
import { singleBatch } from '../../db/keyset';
import { AppError } from '../../http/appError';
import { changedBy } from '../../http/changedBy';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { requireInPark } from './inPark.service';
import * as repo from './mapStaff.repo';

/** What staff do with the places of the map. All of it may be repeated, and is in the audit log. */
export function staffMap(database: Database) {
  const list = async (db: Db) => ({ places: (await repo.listStored(db)).map(toAdminPlace) });
  const alone = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await repo.lockPlaces(tx);
      return work(tx);
    });

  return {
    getAdminPlaces: () => list(database.db),

    exportPlaces: exporting(
      async () => singleBatch((await list(database.db)).places),
      'place kind text latitude longitude updatedAt updatedBy',
      { place: ({ name }) => name, kind: ({ kind }) => words.place[kind] },
    ),

    savePlace: ({ id, version, ...contents }, ctx) =>
      alone(async (tx) => {
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.findPlace(tx, id),
          check: async (before) => {
            await requireInPark(tx, [contents], id);
            if (!before && (await repo.countPlaces(tx)) >= MAP_FIELD.places)
              throw new AppError('placesFull', { most: MAP_FIELD.places });
          },
          write: (next, before) => (before ? repo.updatePlace(tx, id, next) : repo.insertPlace(tx, { ...next, id })),
          errors: { missing: 'placeNotFound', changed: 'placeChanged' },
          audit: { action: 'map.savePlace', subject: `place:${id}` },
        });
        return toAdminPlace(row);
      }),

    closePlace: ({ id, version, closed }, ctx) =>
      alone(async (tx) => {
        const row = await saveVersioned(tx, ctx, {
          version,
          contents: { closed },
          lock: () => repo.findPlace(tx, id),
          write: (next) => repo.updatePlace(tx, id, next),
          errors: { missing: 'placeNotFound', changed: 'placeChanged' },
          audit: { action: 'map.closePlace', subject: `place:${id}`, details: () => ({ closed }) },
        });
        return toAdminPlace(row);
      }),

    removePlace: ({ id, version }, ctx) =>
      alone(async (tx) => {
        const before = await repo.findPlace(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError('placeChanged', changedBy(before));
        await repo.deletePlace(tx, id);
        await audit(tx, ctx, 'map.removePlace', `place:${id}`, { name: before.name });
        return null;
      }),

    orderPlaces: ({ ids }, ctx) =>
      alone(async (tx) => {
        const before = (await repo.listStored(tx)).map(({ id }) => id);
        if (!isDeepStrictEqual(new Set(ids), new Set(before))) throw new AppError('placesChanged');
        if (!isDeepStrictEqual(ids, before)) {
          await repo.setOrder(tx, ids);
          await audit(tx, ctx, 'map.orderPlaces', 'map:places');
        }
        return list(tx);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toAdminPlace(row: repo.StoredPlace): AdminPlace {
  return { ...row, updatedAt: toParkIso(row.updatedAt) };
}
