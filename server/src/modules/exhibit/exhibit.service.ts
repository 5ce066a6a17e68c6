import type * as calls from '@park/contract/exhibit/calls';
import type { Exhibit, ExhibitBrief, HeardRecording, schemas } from '@park/contract/exhibit/schemas';
import type { MapExhibit } from '@park/contract/map/schemas';
import type { Database, Db } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { type Lang, pickText } from '../../i18n/lang';
import { coverUrl, type Files } from '../file/file.service';
import {
  type BriefRow,
  type ExhibitRow,
  findExhibit,
  hasShown,
  listFound,
  listPlaced,
  listPresent,
  listShown,
  listShownOf,
  missingOf,
  stampOf,
} from './exhibit.repo';

/** What visitors read of exhibits. */
export function visitorExhibits({ db }: Database, files: Files) {
  return {
    getExhibits: (_, { lang }) => shownExhibits(db, lang),

    async getExhibit({ id }, { lang, now }) {
      const row = required(await findExhibit(db, id), 'exhibitNotFound');
      if (row.removedAt !== null) throw new AppError('exhibitRemoved');
      return required((await wholeExhibits(db, files, [id], { lang, now }))[0], 'exhibitNotFound');
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** In the order of their numbers. */
export const shownExhibits = async (db: Db, lang: Lang): Promise<ExhibitBrief[]> =>
  (await listShown(db)).map((row) => toBrief(row, lang));

/** Those that lie on the map, with where they are in words. */
export const placedExhibits = async (db: Db, lang: Lang): Promise<MapExhibit[]> =>
  (await listPlaced(db)).map(({ name, where, ...row }) => ({
    ...row,
    name: pickText(name, lang),
    text: pickText(where, lang),
  }));

/** Those of these that visitors see, with all that is told of them. */
export async function wholeExhibits(
  db: Db,
  files: Files,
  ids: string[],
  { lang, now }: { lang: Lang; now: number },
): Promise<Exhibit[]> {
  const rows = await listFound(db, ids);
  const recordings = await heardOf(db, files, rows, { lang, now });
  const related = new Map(
    (await briefsOf(db, [...new Set(rows.flatMap((row) => row.related))], lang)).map((one) => [one.id, one]),
  );
  return rows.map((row) => {
    const { toMa, millimetres, beside, mayTouch, accession, shownAs, credit, sources, storySources } = row;
    return {
      ...toBrief(row, lang),
      ...{ toMa, mayTouch, accession, shownAs, credit, sources, storySources, size: { millimetres, beside } },
      repository: row.repository ? pickText(row.repository, lang) : '',
      formation: pickText(row.formation, lang),
      story: pickText(row.story, lang),
      childStory: row.childStory ? pickText(row.childStory, lang) : '',
      recording: recordings.get(row.id) ?? null,
      // In the order of their numbers.
      related: [...related.values()].filter(({ id }) => row.related.includes(id)),
    };
  });
}

/** Another one: what visitors read of exhibits has changed. */
export const exhibitsStamp = stampOf;

export const hasExhibits = hasShown;

/** By exhibit, in the very language: a reader of another has the phone's voice. */
async function heardOf(
  db: Db,
  files: Files,
  rows: readonly ExhibitRow[],
  { lang, now }: { lang: Lang; now: number },
): Promise<Map<string, HeardRecording>> {
  const spoken = rows.flatMap(({ id, audio }) => (audio[lang] ? [{ id, ...audio[lang] }] : []));
  const found = await files.recordings.of(
    db,
    spoken.map(({ id }) => recordingsOf(id)),
    now,
    false,
  );
  return new Map(
    spoken.flatMap(({ id, fileId, transcript, marks }) => {
      const file = found.get(recordingsOf(id))?.find((one) => one.id === fileId);
      // Missing at a standby that has the one and not yet the other.
      return file ? [[id, { url: file.url, seconds: file.seconds, size: file.size, transcript, marks }]] : [];
    }),
  );
}

/** What its recordings belong to. */
export const recordingsOf = (id: string) => `exhibit:${id}`;

/** Where the ones of these lie that are shown; null: not on the map. */
export async function exhibitPlaces(db: Db, ids: string[]): Promise<Map<string, ExhibitBrief['at']>> {
  return new Map((await listShownOf(db, ids)).map((row) => [row.id, placeOf(row)]));
}

/** The numbers of all that staff keep, hidden ones included. */
export const exhibitIds = async (db: Db): Promise<string[]> => (await listPresent(db)).map(({ id }) => id);

/** Those of these that visitors see, in the order of their numbers. */
export const briefsOf = async (db: Db, ids: string[], lang: Lang): Promise<ExhibitBrief[]> =>
  (await listShownOf(db, ids)).map((row) => toBrief(row, lang));

/** Of these numbers, those that no exhibit has, or had alone. */
export const missingExhibits = missingOf;

function toBrief({ name, where, coverId, ...row }: BriefRow, lang: Lang): ExhibitBrief {
  const { id, latin, group, fromMa, motif } = row;
  const words = { name: pickText(name, lang), where: pickText(where, lang) };
  return { id, ...words, latin, group, fromMa, cover: coverUrl(coverId), motif, at: placeOf(row) };
}

function placeOf({ latitude, longitude }: Pick<BriefRow, 'latitude' | 'longitude'>): ExhibitBrief['at'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
