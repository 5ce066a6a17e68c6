import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { AppError } from '../../http/appError';
import { makeCard, makeJpeg, makePicture, PICTURE_FILES, type PictureFile, type PictureSize } from './pictureMaking';
import { type ReadRecording, readRecording, requireRecording } from './recording/readRecording';
import { PART, type Shelf, type Shelved } from './shelf';

/** Bytes from the start of a file that are enough to tell what it is. */
const HEAD_BYTES = 12;
/** What JPEG, PNG and WebP begin with. Nothing else is looked at before it is drawn anew: what looks deeper can be led to unpack a bomb. */
const PICTURE_HEADS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];
/** HEIC and HEIF, which iPhones and newer Androids take: ISO base media of such a brand. */
const HEIC_HEAD = /^.{8}66747970(?:68656963|68656978|68657663|6865696d|68656973|6d696631|6d736631)/;
/** A recording is read whole: one at a time, so that many at once do not fill the memory. */
const readingInTurn = pLimit(1);

interface Written {
  type: 'image/webp';
  /** bytes, like `thumbSize` */
  size: number;
  thumbSize: number;
  sha256: string;
  /** px */
  width: number;
  height: number;
}

/** The whole one and the thumb bear the names that they had before there were others. */
const ENDINGS: Record<PictureFile, string> = {
  'whole.webp': '',
  'thumb.webp': '.thumb',
  'thumb.avif': '.thumb.avif',
  'page.webp': '.page',
  'page.avif': '.page.avif',
  'card.jpg': '.card.jpg',
};

interface StoredPicture extends Shelved {
  file: PictureFile;
}

/** A recording as it is kept. */
interface WrittenRecording extends Pick<ReadRecording, 'type' | 'seconds'> {
  /** bytes */
  size: number;
  sha256: string;
}

/** Pictures and recordings on a shelf, by the first letters of their id. @param folder where uploads arrive, on this machine */
export function createFileStore(folder: string, shelf: Shelf) {
  const nameOf = (id: string, file: PictureFile = 'whole.webp') => `${id.slice(0, 2)}/${id}${ENDINGS[file]}`;
  /** Removing what is not there changes nothing. */
  const remove = async (id: string) => {
    await Promise.all(PICTURE_FILES.map((file) => shelf.remove(nameOf(id, file))));
  };
  /** What arrives lies in a file while `work` makes of it what is kept; nothing is left behind when it is refused. */
  const arriving = async <Made>(id: string, arrival: Arrival, work: (upload: string) => Promise<Made>): Promise<Made> => {
    const upload = `${join(folder, nameOf(id))}.part`;
    await mkdir(dirname(upload), { recursive: true });
    try {
      await receive(upload, arrival);
      return await work(upload);
    } catch (error) {
      // What brought the store down may keep it down: what is left over then belongs to nobody.
      await remove(id).catch(() => {});
      throw error;
    } finally {
      await rm(upload, { force: true });
    }
  };
  /** Few are ever shared, so each is made when it is first asked for. */
  const card = async (id: string): Promise<Shelved> => {
    const name = nameOf(id, 'card.jpg');
    const existing = await shelf.find(name);
    if (existing) return existing;
    const whole = await shelf.find(nameOf(id));
    if (!whole) throw new Error(`A picture's file is not there: ${id}`);
    await shelf.put(name, await makeCard(await buffer(await whole.content())));
    const made = await shelf.find(name);
    if (!made) throw new Error(`A picture's card was removed: ${id}`);
    return made;
  };
  const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  return {
    /**
     * Takes an upload in while it arrives and keeps the picture that is drawn of it; nothing is left behind when it is refused.
     * @throws AppError fileTypeRefused, pictureHeic, fileTooLarge, pictureBroken, pictureTooManyPixels, uploadsBusy
     */
    write(id: string, content: AsyncIterable<Buffer>, maxBytes: number, isForAll: boolean): Promise<Written> {
      const arrival = { content, maxBytes, requireKind: requirePicture, tooLarge: 'fileTooLarge' } as const;
      return arriving(id, arrival, async (upload) => {
        const { files, width, height } = await makePicture(upload, isForAll);
        // The whole one last: where it is, all are.
        for (const file of [...PICTURE_FILES].reverse()) {
          const content = files[file];
          if (content) await shelf.put(nameOf(id, file), content);
        }
        const { 'whole.webp': picture, 'thumb.webp': thumb } = files;
        const sha256 = hashOf(picture);
        return { type: 'image/webp', size: picture.length, thumbSize: thumb.length, sha256, width, height };
      });
    },
    /** The same as a JPEG of 2 MB at most, which is not kept. */
    redraw(id: string, content: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
      return arriving(id, { content, maxBytes, requireKind: requirePicture, tooLarge: 'fileTooLarge' }, makeJpeg);
    },
    /** A recording, without its tags. @throws AppError recordingTypeRefused, recordingTooLarge, recordingBroken, recordingTooLong */
    writeRecording(id: string, content: AsyncIterable<Buffer>, maxBytes: number): Promise<WrittenRecording> {
      const arrival = { content, maxBytes, requireKind: requireRecording, tooLarge: 'recordingTooLarge' } as const;
      return arriving(id, arrival, async (upload) => {
        const { type, seconds, content } = await readingInTurn(async () => {
          const read = readRecording(await readFile(upload));
          await shelf.put(nameOf(id), read.content);
          return read;
        });
        return { type, seconds, size: content.length, sha256: hashOf(content) };
      });
    },
    /** A recording's file. */
    async findRecording(id: string): Promise<Shelved> {
      const found = await shelf.find(nameOf(id));
      if (!found) throw new Error(`A recording's file is not there: ${id}`);
      return found;
    },
    /** The smallest file of a size: AVIF where it is taken; of a visitor's, or of one from before there were so many, what there is. */
    async find(id: string, size: PictureSize, takesAvif: boolean): Promise<StoredPicture> {
      if (size === 'card') return { file: 'card.jpg', ...(await card(id)) };
      const wanted: PictureFile[] = [`${size}.webp`];
      if (takesAvif && size !== 'whole') wanted.unshift(`${size}.avif`);
      if (size === 'page') wanted.push('whole.webp');
      for (const file of wanted) {
        const found = await shelf.find(nameOf(id, file));
        if (found) return { file, ...found };
      }
      throw new Error(`A picture's file is not there: ${id}`);
    },
    remove,
    /**
     * Removes uploads that did not arrive whole and were last written to before a moment (epoch milliseconds), as a process that is
     * killed leaves them. Whole pictures stay, known or not: the database may be an older one, or another's. @returns how many
     */
    async tidy(before: number): Promise<number> {
      let removed = 0;
      for (const sub of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, sub))) {
          if (!PART.test(name)) continue;
          const path = join(folder, sub, name);
          // What another node makes at this moment is young, or gone by now.
          const written = await stat(path).catch(() => null);
          if (!written || written.mtimeMs >= before) continue;
          await rm(path, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

export type FileStore = ReturnType<typeof createFileStore>;

/** None where there is no folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

interface Arrival {
  content: AsyncIterable<Buffer>;
  maxBytes: number;
  /** Throws for the beginning of a file that is of another kind. */
  requireKind: (head: Buffer) => void;
  tooLarge: 'fileTooLarge' | 'recordingTooLarge';
}

async function receive(path: string, { content, maxBytes, requireKind, tooLarge }: Arrival): Promise<void> {
  const file = await open(path, 'wx');
  try {
    let size = 0;
    let isKnown = false;
    let head: Buffer = Buffer.alloc(0);
    const look = () => {
      requireKind(head);
      isKnown = true;
    };
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError(tooLarge, { megabytes: Math.floor(maxBytes / 1024 / 1024) });
      if (!isKnown) {
        head = Buffer.concat([head, chunk]);
        // Refused as soon as the head is known, so that a lie does not fill the disk first.
        if (head.length >= HEAD_BYTES) look();
      }
      await file.writeFile(chunk);
    }
    if (!isKnown) look();
  } finally {
    await file.close();
  }
}

/** Whatever the file is called. */
function requirePicture(head: Buffer): void {
  const begin = head.toString('hex', 0, HEAD_BYTES);
  if (HEIC_HEAD.test(begin)) throw new AppError('pictureHeic');
  if (!PICTURE_HEADS.some((known) => known.test(begin))) throw new AppError('fileTypeRefused');
}
