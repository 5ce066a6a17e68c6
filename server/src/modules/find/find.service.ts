import { createHash } from 'node:crypto';
import type * as calls from '@park/contract/find/calls';
import { FIND } from '@park/contract/find/limits';
import type { Find, ReportFindIn, schemas } from '@park/contract/find/schemas';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import type { FastifyInstance } from 'fastify';
import { type Database, type Db, sqlState } from '../../db/db';
import { newId } from '../../db/newId';
import { UNIQUE_VIOLATION } from '../../db/sqlState';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { throwIfViolated } from '../../http/violation';
import { dayNumber } from '../../randomLetters';
import type { Files } from '../file/file.service';
import * as repo from './find.repo';
import { checkDayLimit } from './find.rules';
import { subjectOf, toFind } from './find.view';

/** A number of five letters is hardly ever taken on its day. */
const TRIES = 5;

/** A picture as it arrives. */
export interface PhotoPart {
  content: AsyncIterable<Buffer>;
  name: string;
}

/** What visitors find. Whoever knows the phone's secret follows its finds; nobody is told where one is. */
export function visitorFinds(database: Database, files: Files, { mayReportFind }: Pick<FastifyInstance, 'mayReportFind'>) {
  const { db } = database;
  const show = async (tx: Db, found: repo.FindRow[]): Promise<Find[]> => {
    const ids = found.map(({ id }) => id);
    const [steps, photos] = [await repo.listSteps(tx, ids), await repo.listPhotos(tx, ids)];
    const of = <Part extends { findId: string }>(parts: Part[], id: string) => parts.filter(({ findId }) => findId === id);
    return found.map((row) => toFind(row, of(steps, row.id), of(photos, row.id).length));
  };
  const showOne = async (tx: Db, row: repo.FindRow) => (await show(tx, [row]))[0] as Find;

  return {
    /** Answers with what the same `clientId` made before. */
    reportFind: (report, { visitorId, now, req }) =>
      database.transaction(async (tx) => {
        const deviceHash = hashOf(report.device);
        const known = await repo.findDelivered(tx, report.clientId);
        if (known) return showOne(tx, ownOf(known, deviceHash));
        const midnight = parkMoment(parkDay(now), '00:00');
        throwIfViolated(checkDayLimit(await repo.countSince(tx, deviceHash, midnight)));
        // A phone names itself: who makes up phones is counted by where they are.
        if (!(await mayReportFind(req))) throw new AppError('findDayLimit', { limit: FIND.perDay });
        for (let tries = 0; tries < TRIES; tries++) {
          const row = begin(report, deviceHash, visitorId, now);
          if (await repo.insertFind(tx, row)) return showOne(tx, row);
          const meanwhile = await repo.findDelivered(tx, report.clientId);
          if (meanwhile) return showOne(tx, ownOf(meanwhile, deviceHash));
        }
        throw new Error('No number is free for a find.');
      }),

    getFinds: async ({ device }) => show(db, await repo.listOfDevice(db, hashOf(device), FIND.shown)),

    /** Keeps a picture of a find; the same `photo` again keeps none. @throws AppError findNotFound, findPhotosFull and those of pictures */
    async addFindPhoto(
      part: PhotoPart,
      { id, photo, device, now }: { id: string; photo: string; device: string; now: number },
    ) {
      const row = ownOf(await repo.findFind(db, id), hashOf(device));
      const have = await repo.listPhotos(db, [id]);
      if (!have.some((one) => one.photo === photo)) {
        throwIfFull(have.length);
        try {
          await files.addFor({ subject: subjectOf(id), place: have.length }, part.content, part.name, now, async (tx, file) => {
            await repo.lockFind(tx, id);
            throwIfFull((await repo.listPhotos(tx, [id])).length);
            await repo.insertPhoto(tx, { findId: id, photo, fileId: file.id });
          });
        } catch (error) {
          // It came twice at once, and the other one was kept.
          if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
        }
      }
      return showOne(db, row);
    },
  } satisfies Pick<Handlers<typeof calls, typeof schemas>, 'reportFind' | 'getFinds'> & { addFindPhoto: unknown };
}

/** What is another phone's does not exist. */
function ownOf(row: repo.FindRow | undefined, deviceHash: string): repo.FindRow {
  if (row?.deviceHash !== deviceHash) throw new AppError('findNotFound');
  return row;
}

function throwIfFull(photos: number): void {
  if (photos >= FIND.photos) throw new AppError('findPhotosFull', { most: FIND.photos });
}

function begin(report: ReportFindIn, deviceHash: string, visitorId: string, now: number): repo.FindRow {
  const { clientId, kind, words, placeWords, position } = report;
  const foundAt = Date.parse(report.foundAt ?? '');
  return {
    id: newId(),
    clientId,
    number: dayNumber('FS', parkDay(now), 5),
    deviceHash,
    visitorId: visitorId || null,
    kind,
    state: 'received',
    steps: 0,
    words,
    placeWords,
    position: position ? JSON.stringify(position) : '',
    // A phone's clock may be wrong: nothing was found after it was reported.
    foundAt: Number.isNaN(foundAt) ? now : Math.min(foundAt, now),
    receivedAt: now,
    takenAt: null,
    takenById: null,
    takenBy: null,
    changedAt: now,
  };
}

const hashOf = (device: string): string => createHash('sha256').update(device).digest('base64url');
