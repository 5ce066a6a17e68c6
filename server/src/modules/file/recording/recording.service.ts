import { RECORDING } from '@park/contract/file/limits';
import type { Recording } from '@park/contract/file/schemas';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { audit } from '../../staff/audit.service';
import * as repo from '../file.repo';
import type { FileStore } from '../fileStore';
import type { Passes } from '../pass';
import type { Shelved } from '../shelf';

const YEAR_MS = 31_536_000_000;
const NAME = 'recording';
/** Some players go by the name. */
const ENDINGS: Record<string, string> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' };

/** Where a recording is heard, relative to the server. @param name its id with an ending */
export const recordingUrl = (name: string) => `/api/sysFile/recording/${name}`;

interface OpenRecording extends Shelved {
  type: string;
  sha256: string;
  /** Milliseconds for which it may be kept, and by whom. */
  keep: number;
  isPublic: boolean;
}

/** Recordings that staff upload, and what they belong to: a `subject` such as `exhibit:<id>`. */
export function recordings(database: Database, store: FileStore, passes: Passes) {
  return {
    /** Keeps what is uploaded; only who uploaded it has its address. @throws AppError recordingTypeRefused, recordingTooLarge, recordingBroken, recordingTooLong */
    async add(content: AsyncIterable<Buffer>, staff: Omit<StaffCallContext, 'lang'>): Promise<Recording> {
      const id = newId();
      const made = await store.writeRecording(id, content, RECORDING.bytes);
      const row = { ...made, id, name: NAME, byStaff: true, isPublic: false, createdAt: new Date(staff.now) };
      try {
        await database.transaction(async (tx) => {
          await repo.insertFile(tx, row);
          await audit(tx, staff, 'file.recording', `file:${id}`, { sha256: made.sha256 });
        });
      } catch (error) {
        await store.remove(id);
        throw error;
      }
      return show(row, staff.now, true);
    },

    /** What one may not hear does not exist. @param name as in its address @throws AppError notFound */
    async open(name: string, pass: string, now: number): Promise<OpenRecording> {
      const [, id = '', ending] = /^([\w-]{1,64})\.(mp3|m4a)$/.exec(name) ?? [];
      const row = await repo.findFile(database.db, id);
      const keep = row?.isPublic ? YEAR_MS : passes.left(id, pass, now);
      if (!row || row.seconds === null || ENDINGS[row.type] !== ending || keep === 0) throw new AppError('notFound');
      const found = await store.findRecording(id);
      return { ...found, type: row.type, sha256: row.sha256, keep, isPublic: row.isPublic };
    },

    /**
     * Gives uploads to something, in the transaction that saves it; those that it had before and that are not among them are let go of.
     * @throws AppError recordingGone when one is not there, or belongs to something else
     */
    async attach(tx: Db, subject: string, ids: string[], isPublic: boolean): Promise<void> {
      const each = [...new Set(ids)];
      if ((await repo.attachRecordings(tx, subject, each, isPublic)) !== each.length) throw new AppError('recordingGone');
    },

    /** Recordings of many things, by subject. @param isForStaff their addresses are good whether visitors may hear them or not */
    async of(db: Db, subjects: string[], now: number, isForStaff: boolean): Promise<Map<string, Recording[]>> {
      const found = subjects.length > 0 ? await repo.listRecordings(db, subjects) : [];
      const given = new Map<string, Recording[]>();
      for (const row of found) {
        const subject = row.subject ?? '';
        given.set(subject, [...(given.get(subject) ?? []), show(row, now, isForStaff)]);
      }
      return given;
    },
  };

  function show(row: Omit<repo.AttachedRecording, 'subject'>, now: number, isForStaff: boolean): Recording {
    const { id, type, size, seconds, isPublic } = row;
    const url = recordingUrl(`${id}.${ENDINGS[type]}`);
    const isOpen = isPublic && !isForStaff;
    return { id, url: isOpen ? url : `${url}?pass=${passes.make(id, now)}`, seconds: seconds ?? 0, size };
  }
}
