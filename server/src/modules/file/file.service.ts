import type { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@park/contract/file/endpoints';
import type { UploadedFile } from '@park/contract/file/schemas';
import type { Database } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import * as repo from './file.repo';
import type { FileStore } from './fileStore';

const MAX_NAME = 200;

export interface Files {
  /** @throws AppError fileTypeRefused, fileTooLarge */
  add(content: Readable, name: string, visitorId: string, now: number): Promise<UploadedFile>;
  /** @throws AppError notFound */
  open(id: string): Promise<{ type: string; size: number; sha256: string; content: () => ReadStream }>;
}

/** Where a stored picture is read, relative to the server. */
export const fileUrl = (id: string) => `/api/sysFile/file/${id}`;

export function createFiles(database: Database, store: FileStore): Files {
  return {
    async add(content, name, visitorId, now) {
      const id = newId();
      const { type, size, sha256 } = await store.write(id, content, MAX_FILE_BYTES);
      const row = { id, visitorId, name: displayName(name), type, size, sha256, createdAt: new Date(now) };
      try {
        await repo.insertFile(database.db, row);
      } catch (error) {
        await store.remove(id);
        throw error;
      }
      return { id, url: fileUrl(id), name: row.name, type, size };
    },

    async open(id) {
      const row = await repo.findFile(database.db, id);
      if (!row) throw new AppError('notFound');
      return { type: row.type, size: row.size, sha256: row.sha256, content: () => store.read(id) };
    },
  };
}

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
