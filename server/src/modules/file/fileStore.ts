import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../http/appError';
import { HEAD_BYTES, type PictureType, pictureType } from './pictureType';

export interface Written {
  type: PictureType;
  /** bytes */
  size: number;
  sha256: string;
}

export interface FileStore {
  /**
   * Writes a picture while it arrives; nothing is left behind when it is refused.
   * @throws AppError fileTypeRefused, fileTooLarge
   */
  write(id: string, content: Readable, maxBytes: number): Promise<Written>;
  read(id: string): ReadStream;
  remove(id: string): Promise<void>;
}

/** Pictures in `folder`, spread over subfolders by the first letters of their id. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  return {
    async write(id, content, maxBytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.part`;
      try {
        const written = await receive(part, content, maxBytes);
        await rename(part, path);
        return written;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

async function receive(path: string, content: Readable, maxBytes: number): Promise<Written> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  try {
    let size = 0;
    let type: PictureType | null = null;
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError('fileTooLarge', { megabytes: Math.floor(maxBytes / 1024 / 1024) });
      if (!type) {
        head = Buffer.concat([head, chunk]);
        // Refused as soon as the head is known, so that a lie does not fill the disk first.
        if (head.length >= HEAD_BYTES) type = await requirePicture(head);
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    type ??= await requirePicture(head);
    await file.sync();
    return { type, size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function requirePicture(head: Buffer): Promise<PictureType> {
  const type = await pictureType(head);
  if (!type) throw new AppError('fileTypeRefused');
  return type;
}
