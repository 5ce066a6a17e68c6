import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { AdminPlace, AdminShape, schemas } from '@park/contract/map/schemas';
import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/map';
import type { Database, Db } from '../../db/db';
import { singleBatch } from '../../db/keyset';
import { aloneWith } from '../../db/tableRows';
import { AppError } from '../../http/appError';
import { changedBy } from '../../http/changedBy';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { requireInPark } from './inPark.service';
import { parkPlace, parkShape } from './map.tables';
import * as repo from './mapStaff.repo';

const placeErrors = { missing: 'placeNotFound', changed: 'placeChanged' } as const;

/** What staff do with the places of the map. All of it may be repeated, and is in the audit log. */
export function staffMap(database: Database) {
  const list = async (db: Db) => ({ places: (await repo.listStored(db)).map(toAdminPlace) });
  const alone = aloneWith(database, parkPlace);

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
          errors: placeErrors,
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
          errors: placeErrors,
          audit: { action: 'map.closePlace', subject: `place:${id}`, details: () => ({ closed }) },
        });
        return toAdminPlace(row);
      }),

    removePlace: ({ id, version }, ctx) =>
      alone(async (tx) => {
        const before = await repo.findPlace(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError(placeErrors.changed, changedBy(before));
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

const shapeErrors = { missing: 'shapeNotFound', changed: 'shapeChanged' } as const;

/** What staff do with the lines and areas of the map. All of it may be repeated, and is in the audit log. */
export function staffShapes(database: Database) {
  const alone = aloneWith(database, parkShape);

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
          errors: shapeErrors,
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
          errors: shapeErrors,
          audit: { action: 'map.closeShape', subject: `shape:${id}`, details: () => ({ closed }) },
        });
        return toAdminShape(row);
      }),

    removeShape: ({ id, version }, ctx) =>
      alone(async (tx) => {
        const before = await repo.findShape(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError(shapeErrors.changed, changedBy(before));
        await repo.deleteShape(tx, id);
        await audit(tx, ctx, 'map.removeShape', `shape:${id}`, { name: before.name });
        return null;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toAdminShape(row: repo.StoredShape): AdminShape {
  return { ...row, updatedAt: toParkIso(row.updatedAt) };
}
