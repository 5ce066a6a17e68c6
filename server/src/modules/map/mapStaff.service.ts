import { isDeepStrictEqual } from 'node:util';
import type { AdminPlace, AdminPlaces, savePlaceIn } from '@park/contract/map/adminSchemas';
import { MAP_FIELD } from '@park/contract/map/limits';
import { toParkIso } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { type Walked, walkedWhole } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { changedBy } from '../../http/changedBy';
import { pickText } from '../../i18n/lang';
import { recordAudit } from '../admin/audit.service';
import * as repo from './mapStaff.repo';

type Draft = z.output<typeof savePlaceIn>;

/** What staff do with the places of the map. All of it may be repeated, and is in the audit log. */
export interface MapStaff {
  list(): Promise<AdminPlaces>;
  /** `shown` and `about`: name and text in the reader's language. */
  export(input: object, staff: StaffAsker): Promise<Walked<AdminPlace & { shown: string; about: string }>>;
  /** @throws AppError placeNotFound, placeChanged (by whom, when), placesFull */
  save(draft: Draft, staff: StaffAsker): Promise<AdminPlace>;
  /** @throws AppError placeChanged */
  remove(input: { id: string; version: number }, staff: StaffAsker): Promise<null>;
  /** @throws AppError placesChanged when these are not all the places there are */
  order(ids: string[], staff: StaffAsker): Promise<AdminPlaces>;
}

export function createMapStaff(database: Database): MapStaff {
  const list = async (db: Db) => ({ places: (await repo.listStored(db)).map(toAdminPlace) });
  const note = (tx: Db, action: AuditAction, subject: string, { admin, now, req }: StaffAsker, details = {}) =>
    recordAudit(tx, { admin, action, subject, details, requestId: req.id, now });
  const alone = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await repo.lockPlaces(tx);
      return work(tx);
    });

  return {
    list: () => list(database.db),

    async export(_, { lang }) {
      const { places } = await list(database.db);
      const views = places.map((place) => ({ ...place, shown: pickText(place.name, lang), about: pickText(place.text, lang) }));
      return walkedWhole(views);
    },

    save: ({ id, version, ...contents }, staff) =>
      alone(async (tx) => {
        const by = staff.admin?.userName ?? null;
        const next = { ...contents, version: version + 1, updatedAt: staff.now, updatedBy: by };
        const before = await repo.findPlace(tx, id);
        if (!before) {
          if (version > 0) throw new AppError('placeNotFound');
          if ((await repo.countPlaces(tx)) >= MAP_FIELD.places) throw new AppError('placesFull', { most: MAP_FIELD.places });
          await repo.insertPlace(tx, { ...next, id });
        } else {
          // This very save has been made: its answer was lost.
          const same = Object.entries(contents).every(([key, value]) => isDeepStrictEqual(before[key as never], value));
          if (same && before.version === next.version && before.updatedBy === by) return toAdminPlace(before);
          if (before.version !== version) throw new AppError('placeChanged', changedBy(before));
          await repo.updatePlace(tx, id, next);
        }
        await note(tx, 'map.savePlace', `place:${id}`, staff, { version: next.version });
        return toAdminPlace({ ...next, id });
      }),

    remove: ({ id, version }, staff) =>
      alone(async (tx) => {
        const before = await repo.findPlace(tx, id);
        if (!before) return null;
        if (before.version !== version) throw new AppError('placeChanged', changedBy(before));
        await repo.deletePlace(tx, id);
        await note(tx, 'map.removePlace', `place:${id}`, staff, { name: before.name });
        return null;
      }),

    order: (ids, staff) =>
      alone(async (tx) => {
        const before = (await repo.listStored(tx)).map(({ id }) => id);
        if (!isDeepStrictEqual(new Set(ids), new Set(before))) throw new AppError('placesChanged');
        if (!isDeepStrictEqual(ids, before)) {
          await repo.setOrder(tx, ids);
          await note(tx, 'map.orderPlaces', 'map:places', staff);
        }
        return list(tx);
      }),
  };
}

function toAdminPlace(row: Omit<repo.StoredPlace, 'position'>): AdminPlace {
  return { ...row, updatedAt: row.updatedAt === null ? null : toParkIso(row.updatedAt) };
}
