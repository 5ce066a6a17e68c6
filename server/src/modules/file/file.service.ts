import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import type { UploadedFile } from '@park/contract/file/schemas';
import type { Picture } from '@park/contract/picture';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { audit } from '../staff/audit.service';
import * as repo from './file.repo';
import { createFileStore } from './fileStore';
import { openShelf } from './openShelf';
import { createPasses } from './pass';
import type { PictureSize } from './pictureMaking';
import { recordings } from './recording/recording.service';
import { travellingFiles } from './travel.service';

const MAX_NAME = 200;
const YEAR_MS = 31_536_000_000;
/** Visitors take off what they published; no cache may show it much longer. */
const VISITORS_PUBLIC_MS = 600_000;
/** A form that was begun keeps its pictures for so long. */
const LOOSE_FOR_MS = 86_400_000;
/** Longer than an upload may take, whichever node takes it in. */
const UNDER_WAY_MS = 600_000;
/** Deleted in one transaction, so that the embedded database is not held up. */
const SWEPT_TOGETHER = 100;

/** Of the files that are not of their picture's own. */
const TYPES: Record<string, string> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' };

/** Of something that is there already, from somebody who need not be signed in; in which place among its pictures. */
type OfThing = { subject: string; place: number };
type Whose = { visitorId: string; isPublic: false } | (OfThing & { isPublic: false }) | typeof OF_PARK;
/** Attached from the start, so that no sweep takes it; public, for it is made to be shown. */
const OF_PARK = { byStaff: true, isPublic: true, subject: 'park' } as const;

interface OpenFile {
  type: string;
  /** bytes */
  size: number;
  etag: string;
  /** Milliseconds for which it may be kept, and by whom. */
  keep: number;
  isPublic: boolean;
  content: () => Promise<Readable>;
}

interface Asking {
  /** Of an address that was handed out; '' without one. */
  pass: string;
  /** The reader says so itself. */
  takesAvif: boolean;
  now: number;
}

/** Where a stored picture is read, relative to the server. */
export const fileUrl = (id: string) => `/api/sysFile/file/${id}`;

/** The same of a cover, which may be none. */
export const coverUrl = (id: string | null): string | null => id && fileUrl(id);

/** Uploaded pictures, and what they belong to: a `subject` such as `feedback:<id>`. */
export function openFiles(database: Database, config: Pick<Config, 'dataDir' | 's3'> & { authSecret: string }) {
  const { dataDir, authSecret } = config;
  const store = createFileStore(join(dataDir, 'files'), openShelf(config));
  const passes = createPasses(authSecret);
  return {
    recordings: recordings(database, store, passes),
    travelling: travellingFiles(store),

    /** @throws AppError fileTypeRefused, fileTooLarge, pictureBroken, pictureTooManyPixels, uploadsBusy */
    add: (content: AsyncIterable<Buffer>, name: string, visitorId: string, now: number) =>
      take(content, name, now, { visitorId, isPublic: false }),

    /** The same for a picture of the park's, which is public at once and stays. */
    addForPark: (content: AsyncIterable<Buffer>, name: string, staff: Omit<StaffCallContext, 'lang'>) =>
      take(content, name, staff.now, OF_PARK, (tx, { id, sha256 }) =>
        audit(tx, staff, 'file.upload', `file:${id}`, { sha256 }),
      ),

    /** The same for a picture that belongs to something from the start. @param also writes down whose it is, or the picture is not kept */
    addFor: (
      of: OfThing,
      content: AsyncIterable<Buffer>,
      name: string,
      now: number,
      also: (tx: Db, row: { id: string }) => Promise<void>,
    ) => take(content, name, now, { ...of, isPublic: false }, also),

    /** The same for a picture that is sent on to WeChat, as a JPEG of 2 MB at most, and not kept. */
    redraw: (content: AsyncIterable<Buffer>): Promise<Buffer> => store.redraw(newId(), content, MAX_FILE_BYTES),

    /** What one may not see does not exist. @throws AppError notFound */
    async open(id: string, size: PictureSize, { pass, takesAvif, now }: Asking): Promise<OpenFile> {
      const row = await repo.findFile(database.db, id);
      const left = row?.isPublic ? (row.byStaff ? YEAR_MS : VISITORS_PUBLIC_MS) : passes.left(id, pass, now);
      if (!row || row.seconds !== null || left === 0 || (size === 'thumb' && row.thumbSize === null))
        throw new AppError('notFound');
      if (size === 'card' && !row.isPublic) throw new AppError('notFound');
      const { file, ...found } = await store.find(id, size, takesAvif);
      const type = TYPES[extname(file)] ?? row.type;
      return { ...found, type, etag: `"${row.sha256.slice(0, 32)}-${file}"`, keep: left, isPublic: row.isPublic };
    },

    /** A picture's whole file, for its owner's export; null when its files are gone. */
    wholeOf: async (id: string): Promise<Readable | null> =>
      (await store.find(id, 'whole', false).catch(() => null))?.content() ?? null,

    /**
     * Gives a visitor's own uploads to something of theirs, in this order, in the transaction that makes it. @throws AppError
     * pictureGone when one is not there, is somebody else's, or belongs to something already
     */
    async attach(tx: Db, subject: string, ids: string[], visitorId: string): Promise<void> {
      if (ids.length === 0) return;
      if ((await repo.attachFiles(tx, subject, ids, visitorId)) !== ids.length) throw new AppError('pictureGone');
    },

    /** Anybody may see them from now on, or no longer. */
    publish: repo.setPublic,

    /** Lets go of them; the sweep deletes them. */
    async release(tx: Db, subjects: string[]): Promise<void> {
      if (subjects.length > 0) await repo.detachFiles(tx, subjects);
    },

    /** The pictures of many things at once, by subject, to show to somebody who may see them. */
    async of(db: Db, subjects: string[], now: number): Promise<Map<string, Picture[]>> {
      const found = subjects.length > 0 ? await repo.listAttached(db, subjects) : [];
      const pictures = new Map<string, Picture[]>(subjects.map((subject) => [subject, []]));
      for (const row of found) pictures.get(row.subject ?? '')?.push(show(row, now));
      return pictures;
    },

    /** Deletes what nothing was made of within a day, and what uploads left that were stopped half way. @returns how many */
    sweep: async (now: number): Promise<number> => (await store.tidy(now - UNDER_WAY_MS)) + (await deleteLoose(now)),

    deleteLoose,
  };

  /** Deletes what belongs to nothing and was uploaded more than a day ago, or belonged to who was erased. @returns how many */
  async function deleteLoose(now: number): Promise<number> {
    let swept = 0;
    for (;;) {
      const ids = await database.transaction(async (tx) => {
        const loose = await repo.lockLoose(tx, now - LOOSE_FOR_MS, SWEPT_TOGETHER);
        // Files first: what is stopped here is found again by its row.
        for (const id of loose) await store.remove(id);
        if (loose.length > 0) await repo.deleteFiles(tx, loose);
        return loose;
      });
      swept += ids.length;
      if (ids.length < SWEPT_TOGETHER) return swept;
    }
  }

  /** Keeps what is uploaded and writes it down; without its row there is no file. */
  async function take(
    content: AsyncIterable<Buffer>,
    name: string,
    now: number,
    whose: Whose,
    also?: (tx: Db, row: { id: string; sha256: string }) => Promise<void>,
  ): Promise<UploadedFile> {
    const id = newId();
    const made = await store.write(id, content, MAX_FILE_BYTES, whose.isPublic);
    const row = { ...made, ...whose, id, name: displayName(name), createdAt: new Date(now) };
    try {
      await database.transaction(async (tx) => {
        await repo.insertFile(tx, row);
        await also?.(tx, row);
      });
    } catch (error) {
      await store.remove(id);
      throw error;
    }
    return { ...show(row, now), name: row.name, type: made.type, size: made.size };
  }

  function show({ id, width, height, isPublic }: Omit<repo.AttachedFile, 'subject'>, now: number): Picture {
    const url = fileUrl(id);
    const pass = isPublic ? '' : `pass=${passes.make(id, now)}`;
    return {
      id,
      url: pass ? `${url}?${pass}` : url,
      thumb: `${url}?size=thumb${pass && `&${pass}`}`,
      width: width ?? 0,
      height: height ?? 0,
    };
  }
}

export type Files = ReturnType<typeof openFiles>;

/** The name the phone gave, as a text to show: no path, no control characters. It never names a file of ours. */
function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_NAME) || 'picture'
  );
}
