import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { type Exhibit, schemas as exhibitSchemas } from '@park/contract/exhibit/schemas';
import { getMap } from '@park/contract/map/calls';
import { schemas as mapSchemas } from '@park/contract/map/schemas';
import { coverFile, MOTIFS, PICTURE_FILES, pictureFile } from '@park/contract/motifs';
import { answerName, type PackFile, walkOfPack } from '@park/contract/pack/manifest';
import { getWalk, getWalks } from '@park/contract/walk/calls';
import { type Walk, schemas as walkSchemas } from '@park/contract/walk/schemas';
import type { Database } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { Lang } from '../../i18n/lang';
import { exhibitsStamp, shownExhibits, wholeExhibits } from '../exhibit/exhibit.service';
import { type Files, fileUrl } from '../file/file.service';
import { wholeMap } from '../map/map.service';
import { shownWalks, walksStamp, wholeWalk } from '../walk/walk.service';

/** A file of a pack. */
export interface Content {
  type: 'application/json' | 'image/svg+xml' | 'image/webp';
  bytes: Buffer;
  /** For whoever takes it; null where it would save nothing. */
  gzipped: Buffer | null;
}

export interface PackDeps {
  database: Database;
  files: Files;
  /** Of the map service for the web; null: none. */
  mapKey: string | null;
  /** Where the web app was built. */
  h5Dir: string;
}

/** Most photographs of a page are smaller; one that is not goes in its small size, so that 24 exhibits stay below 3 MB. */
const MAX_PHOTO_BYTES = 110_000;
const PHOTO = new RegExp(`^${coverFile(fileUrl('([\\w-]{1,40})'), 'page').replace('?', '\\?')}$`);
const DRAWING = new RegExp(`^${pictureFile('(\\w+)')}$`);
const ANSWER = /^([\w/]+)(?:\?id=([\w-]{1,40}))?$/;
const zip = promisify(gzip);

export const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** What packs are made of: answers as their calls give them, and pictures; each by its name (`PackFile`). */
export function packContents({ database: { db }, files, mapKey, h5Dir }: PackDeps) {
  const drawings = join(h5Dir, PICTURE_FILES);
  // What visitors hear has one address for all, at whatever time.
  const whole = (ids: string[], lang: Lang) => wholeExhibits(db, files, ids, { lang, now: 0 });
  const answerOf = {
    exhibits: async (lang: Lang) => exhibitSchemas.getExhibits.out.parse(await shownExhibits(db, lang)),
    exhibit: (exhibit: Exhibit) => exhibitSchemas.getExhibit.out.parse(exhibit),
    walks: async (lang: Lang) => walkSchemas.getWalks.out.parse(await shownWalks(db, lang)),
    walk: (walk: Walk) => walkSchemas.getWalk.out.parse(walk),
    map: async (lang: Lang) => mapSchemas.getMap.out.parse(await wholeMap(db, mapKey, lang)),
  };
  const answers = new Map<string, (lang: Lang, id: string) => Promise<unknown>>([
    [getExhibits.path, answerOf.exhibits],
    [getExhibit.path, async (lang, id) => answerOf.exhibit(required((await whole([id], lang))[0], 'exhibitNotFound'))],
    [getWalks.path, answerOf.walks],
    [getWalk.path, async (lang, id) => answerOf.walk(await wholeWalk(db, id, lang))],
    [getMap.path, answerOf.map],
  ]);

  /** All that the page of an exhibit shows: its answer, and the names of its other files. */
  const ofExhibit = (exhibit: Exhibit): [name: string, answer?: unknown][] => [
    [answerName(getExhibit.path, exhibit.id), answerOf.exhibit(exhibit)],
    [exhibit.cover ? coverFile(exhibit.cover, 'page') : pictureFile(exhibit.motif)],
    ...(exhibit.recording ? [[exhibit.recording.url] as [string]] : []),
  ];

  async function photo(id: string): Promise<Content | null> {
    const read = async (size: 'page' | 'thumb') => {
      const found = await files.open(id, size, { pass: '', takesAvif: false, now: 0 });
      return { type: 'image/webp' as const, bytes: await buffer(await found.content()), gzipped: null };
    };
    const page = await read('page').catch(() => null);
    return page && page.bytes.length > MAX_PHOTO_BYTES ? read('thumb').catch(() => page) : page;
  }

  async function drawing(name: string): Promise<Content | null> {
    if (!(MOTIFS as readonly string[]).includes(name)) return null;
    const bytes = await readFile(join(drawings, `${name}.svg`)).catch(() => null);
    return bytes && { type: 'image/svg+xml', bytes, gzipped: await zip(bytes) };
  }

  async function answer(name: string, lang: Lang): Promise<Content | null> {
    const [, path = '', id = ''] = ANSWER.exec(name) ?? [];
    const make = answers.get(path);
    try {
      return make ? await answerContent(await make(lang, id)) : null;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  return {
    /** Follows from all that a pack is made of. */
    stamp: async (lang: Lang): Promise<string> => {
      const built = await stat(drawings).catch(() => null);
      const parts = [await exhibitsStamp(db), await walksStamp(db), JSON.stringify(await answerOf.map(lang)), built?.mtimeMs];
      return sha256Of(parts.join('\n'));
    },

    /** The names of a pack's files, with what they answer where they are answers. @throws AppError walkNotFound */
    async list(packId: string, lang: Lang): Promise<Map<string, unknown>> {
      const walkId = walkOfPack(packId);
      const common: [string, unknown?][] = [[answerName(getMap.path), await answerOf.map(lang)]];
      if (walkId !== null) {
        const walk = await wholeWalk(db, walkId, lang);
        const exhibits = await whole(walk.stopIds, lang);
        return new Map([...common, [answerName(getWalk.path, walkId), answerOf.walk(walk)], ...exhibits.flatMap(ofExhibit)] as [
          string,
          unknown,
        ][]);
      }
      const [briefs, walks] = [await answerOf.exhibits(lang), await answerOf.walks(lang)];
      const exhibits = await whole(
        briefs.map(({ id }) => id),
        lang,
      );
      const wholeWalks: [string, unknown?][] = [];
      for (const { id } of walks) wholeWalks.push([answerName(getWalk.path, id), answerOf.walk(await wholeWalk(db, id, lang))]);
      return new Map([
        ...common,
        [answerName(getExhibits.path), briefs],
        [answerName(getWalks.path), walks],
        ...wholeWalks,
        ...exhibits.flatMap(ofExhibit),
      ] as [string, unknown][]);
    },

    /** What is known of a recording, which is not read for it: its own address gives it. Null: there is none. */
    async recording(name: string): Promise<Omit<PackFile, 'name'> | null> {
      const found = await files.recordings.open(basename(name), '', 0).catch(() => null);
      return found && { sha256: found.sha256, bytes: found.size };
    },

    /** Null: there is no such file. */
    read(name: string, lang: Lang): Promise<Content | null> {
      const photoId = PHOTO.exec(name)?.[1];
      const drawn = DRAWING.exec(name)?.[1];
      return photoId ? photo(photoId) : drawn ? drawing(drawn) : answer(name, lang);
    },
  };
}

export async function answerContent(answer: unknown): Promise<Content> {
  const bytes = Buffer.from(JSON.stringify(answer));
  return { type: 'application/json', bytes, gzipped: await zip(bytes) };
}
