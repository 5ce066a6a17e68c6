import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES, RECORDING } from '@park/contract/file/limits';
import type { Db } from '../../db/db';
import * as repo from './file.repo';
import type { FileStore } from './fileStore';

/** A picture or a recording of the park's as a pack names it. */
export interface TravellingFile {
  id: string;
  kind: 'picture' | 'recording';
  /** hex */
  sha256: string;
}

type Row = Parameters<typeof repo.insertFile>[1];

/** The park's own pictures and recordings, from one park to another under the ids that its contents know them by (decision 238). */
export function travellingFiles(store: FileStore) {
  return {
    async list(db: Db): Promise<TravellingFile[]> {
      const found = await repo.listOfPark(db);
      return found.map(({ id, sha256, seconds }) => ({ id, sha256, kind: seconds === null ? 'picture' : 'recording' }));
    },

    /** By whoever uploaded it. */
    isTaken: async (db: Db, id: string): Promise<boolean> => (await repo.findFile(db, id)) !== undefined,

    /** Null when its file is gone. */
    async contentOf({ id, kind }: TravellingFile): Promise<Buffer | null> {
      const found = kind === 'recording' ? store.findRecording(id) : store.find(id, 'whole', false);
      return found.then(
        async ({ content }) => buffer(await content()),
        () => null,
      );
    },

    /**
     * Takes a file in as an upload is: a picture is drawn anew, a recording is read. @returns its row, for `insert`
     * @throws AppError pictureBroken, recordingBroken and others of an upload
     */
    async write({ id, kind }: TravellingFile, content: Buffer, now: number): Promise<Row> {
      const stream = Readable.from([content]);
      if (kind === 'recording') {
        const made = await store.writeRecording(id, stream, RECORDING.bytes);
        return { ...made, id, name: kind, byStaff: true, isPublic: false, createdAt: new Date(now) };
      }
      const made = await store.write(id, stream, MAX_FILE_BYTES, true);
      return { ...made, id, name: kind, byStaff: true, isPublic: true, subject: 'park', createdAt: new Date(now) };
    },

    insert: repo.insertFile,
    remove: store.remove,
  };
}
