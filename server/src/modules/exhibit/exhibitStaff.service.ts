import type * as calls from '@park/contract/exhibit/calls';
import { EXHIBIT } from '@park/contract/exhibit/limits';
import { periodAt } from '@park/contract/exhibit/periods';
import type { AdminExhibit, schemas } from '@park/contract/exhibit/schemas';
import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/exhibit';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { singleBatch } from '../../db/keyset';
import { AppError, required } from '../../http/appError';
import { changedBy } from '../../http/changedBy';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import type { Files } from '../file/file.service';
import { requireParkPictures } from '../file/parkPictures.service';
import { requireInPark } from '../map/inPark.service';
import { audit } from '../staff/audit.service';
import { earlierVersions, saveVersioned } from '../staff/saveVersioned.service';
import * as repo from './exhibit.repo';
import { recordingsOf } from './exhibit.service';

type Draft = Omit<z.output<typeof schemas.saveExhibit.in>, 'id' | 'version'>;

/** What staff do with exhibits. All of it may be repeated, and is in the audit log. */
export function staffExhibits(database: Database, files: Files) {
  const show = async (db: Db, rows: repo.ExhibitRow[], now: number): Promise<AdminExhibit[]> => {
    const recorded = rows.filter(({ audio }) => Object.keys(audio).length > 0).map(({ id }) => recordingsOf(id));
    const recordings = await files.recordings.of(db, recorded, now, true);
    return rows.map((row) => ({ ...contentsIn(row), recordings: recordings.get(recordingsOf(row.id)) ?? [] }));
  };
  const showOne = async (db: Db, row: repo.ExhibitRow, now: number): Promise<AdminExhibit> =>
    required((await show(db, [row], now))[0], 'exhibitNotFound');
  const requirePresent = async (id: string): Promise<repo.ExhibitRow> => {
    const row = required(await repo.findExhibit(database.db, id), 'exhibitNotFound');
    if (row.removedAt !== null) throw new AppError('exhibitRemoved');
    return row;
  };

  return {
    getAdminExhibits: async (_, { now }) => show(database.db, await repo.listPresent(database.db), now),

    getAdminExhibit: async ({ id }, { now }) => showOne(database.db, await requirePresent(id), now),

    async getExhibitVersions({ id }, { now }) {
      const row = await requirePresent(id);
      const earlier = await earlierVersions(database.db, `exhibit:${id}`, row);
      return show(database.db, earlier, now);
    },

    saveExhibit: ({ id, version, ...draft }, ctx) =>
      database.transaction(async (tx) => {
        await requireParkPictures(tx, draft);
        await requireInPark(tx, draft.at ? [draft.at] : []);
        const row = await saveVersioned(tx, ctx, {
          version,
          contents: contentsOf(draft),
          lock: () => repo.lockExhibit(tx, id),
          check: (before) => requireSavable(tx, { id, version, draft }, before),
          async write(next, before) {
            const row = await (before ? repo.updateExhibit(tx, id, next) : repo.insertExhibit(tx, { ...next, id }));
            const ids = Object.values(row?.audio ?? {}).map(({ fileId }) => fileId);
            if (row) await files.recordings.attach(tx, recordingsOf(id), ids, row.isShown);
            return row;
          },
          errors: { missing: 'exhibitNotFound', changed: version === 0 ? 'exhibitNumberTaken' : 'exhibitChanged' },
          audit: { action: 'exhibit.save', subject: `exhibit:${id}` },
          keepsEarlier: true,
        });
        return showOne(tx, row, ctx.now);
      }),

    removeExhibit: ({ id, version }, ctx) =>
      database.transaction(async (tx) => {
        const before = await repo.lockExhibit(tx, id);
        if (!before || before.removedAt !== null) return null;
        if (before.version !== version) throw new AppError('exhibitChanged', changedBy(before));
        await repo.updateExhibit(tx, id, { removedAt: ctx.now, audio: {} });
        await files.release(tx, [recordingsOf(id)]);
        await audit(tx, ctx, 'exhibit.remove', `exhibit:${id}`, { name: before.name });
        return null;
      }),

    exportExhibits: exporting(
      async () => singleBatch((await repo.listPresent(database.db)).map(contentsIn)),
      'number exhibit latin kind period fromMa toMa formation place accession shown updatedAt updatedBy',
      {
        number: ({ id }) => id,
        exhibit: ({ name }) => name,
        kind: ({ group }) => words.exhibitGroup[group],
        period: ({ fromMa }) => words.period[periodAt(fromMa)],
        place: ({ where }) => where,
        shown: ({ isShown }) => isShown,
      },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError exhibitRemoved, exhibitsFull, relatedUnknown */
async function requireSavable(
  tx: Db,
  { id, draft }: { id: string; version: number; draft: Draft },
  before: repo.ExhibitRow | undefined,
): Promise<void> {
  if (before && before.removedAt !== null) throw new AppError('exhibitRemoved');
  if (!before && (await repo.countPresent(tx)) >= EXHIBIT.maxExhibits)
    throw new AppError('exhibitsFull', { most: EXHIBIT.maxExhibits });
  const unknown = await repo.missingOf(tx, draft.related);
  if (unknown.length > 0 || draft.related.includes(id))
    throw new AppError('relatedUnknown', { ids: (unknown.length > 0 ? unknown : [id]).join(', ') });
}

function contentsOf({ size, at, audio, ...draft }: Draft) {
  return { ...draft, ...(audio && { audio }), ...size, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null };
}

function contentsIn(row: repo.ExhibitRow): Omit<AdminExhibit, 'recordings'> {
  const { millimetres, beside, latitude, longitude, removedAt: _, updatedAt, ...contents } = row;
  return {
    ...contents,
    size: { millimetres, beside },
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    updatedAt: toParkIso(updatedAt),
  };
}
