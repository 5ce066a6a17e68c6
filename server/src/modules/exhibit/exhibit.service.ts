import type * as calls from '@park/contract/exhibit/calls';
import type { ExhibitBrief, HeardRecording, schemas } from '@park/contract/exhibit/schemas';
import type { Database, Db } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { type Lang, pickText } from '../../i18n/lang';
import { coverUrl, type Files } from '../file/file.service';
import { type BriefRow, type ExhibitRow, findExhibit, listKept, listShown, listShownOf, missingOf } from './exhibit.repo';

/** What visitors read of exhibits. */
export function visitorExhibits({ db }: Database, files: Files) {
  return {
    getExhibits: async (_, { lang }) => (await listShown(db)).map((row) => toBrief(row, lang)),

    async getExhibit({ id }, { lang, now }) {
      const row = required(await findExhibit(db, id), 'exhibitNotFound');
      if (row.removedAt !== null) throw new AppError('exhibitRemoved');
      if (!row.isShown) throw new AppError('exhibitNotFound');
      const { toMa, millimetres, beside, mayTouch, accession, credit, sources } = row;
      return {
        ...toBrief(row, lang),
        ...{ toMa, mayTouch, accession, credit, sources, size: { millimetres, beside } },
        formation: pickText(row.formation, lang),
        where: pickText(row.where, lang),
        story: pickText(row.story, lang),
        childStory: row.childStory ? pickText(row.childStory, lang) : '',
        recording: await recordingOf(row, lang, now),
        related: await briefsOf(db, row.related, lang),
      };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  /** In the very language: a reader of another has the phone's voice. */
  async function recordingOf({ id, audio }: ExhibitRow, lang: Lang, now: number): Promise<HeardRecording | null> {
    const said = audio[lang];
    if (!said) return null;
    const subject = recordingsOf(id);
    const found = (await files.recordings.of(db, [subject], now, false)).get(subject)?.find((one) => one.id === said.fileId);
    // Of a standby that has the one and not yet the other.
    if (!found) return null;
    const { url, seconds, size } = found;
    return { url, seconds, size, transcript: said.transcript, marks: said.marks };
  }
}

/** What its recordings belong to. */
export const recordingsOf = (id: string) => `exhibit:${id}`;

/** Where the ones of these lie that are shown; null: not on the map. */
export async function exhibitPlaces(db: Db, ids: string[]): Promise<Map<string, ExhibitBrief['at']>> {
  return new Map((await listShownOf(db, ids)).map((row) => [row.id, placeOf(row)]));
}

/** The numbers of all that staff keep, hidden ones included. */
export const exhibitIds = async (db: Db): Promise<string[]> => (await listKept(db)).map(({ id }) => id);

/** Those of these that visitors see, in the order of their numbers. */
export const briefsOf = async (db: Db, ids: string[], lang: Lang): Promise<ExhibitBrief[]> =>
  (await listShownOf(db, ids)).map((row) => toBrief(row, lang));

/** Of these numbers, those that no exhibit has, or had alone. */
export const missingExhibits = missingOf;

function toBrief({ name, coverId, ...row }: BriefRow, lang: Lang): ExhibitBrief {
  const { id, latin, group, fromMa, motif } = row;
  return { id, name: pickText(name, lang), latin, group, fromMa, cover: coverUrl(coverId), motif, at: placeOf(row) };
}

function placeOf({ latitude, longitude }: Pick<BriefRow, 'latitude' | 'longitude'>): ExhibitBrief['at'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
