import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** The first and the last byte of a part. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface Shelved {
  /** bytes */
  size: number;
  /** All of it, or a part that lies in it. */
  content(part?: ByteRange): Promise<Readable>;
}

/** Where the files of pictures and recordings lie, each under a name such as `ab/abcd.thumb.avif`. */
export interface Shelf {
  /** Whole or not at all, whenever the machine stops. */
  put(name: string, content: Buffer): Promise<void>;
  /** Null where there is none. */
  find(name: string): Promise<Shelved | null>;
  /** Removing what is not there changes nothing. */
  remove(name: string): Promise<void>;
  /** Of these alone, whatever else lies there. */
  names(): AsyncIterable<string>;
}

/** As the park names its files (`fileStore.ts`): nothing that leads elsewhere, nothing that is not whole. */
export const PICTURE_NAME = /^[\w-]{2}\/[\w-]+(\.(thumb|page)(\.avif)?|\.card\.jpg)?$/;

/** What is written but not whole. */
export const PART = /\.part(-kept)?$/;

export function folderShelf(folder: string): Shelf {
  const pathOf = (name: string) => join(folder, name);
  return {
    async put(name, content) {
      const path = pathOf(name);
      // Another may put the same at this moment.
      const part = `${path}.${randomUUID()}.part-kept`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(part, content, { flush: true, mode: 0o600 });
        await rename(part, path);
      } catch (error) {
        // On a full disk it would take the room that is left.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async find(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => null);
      return found && { size: found.size, content: async (part) => createReadStream(path, part) };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *names() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) {
        const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && PICTURE_NAME.test(name)) yield name;
      }
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
