import * as calls from '@park/contract/find/calls';
import { schemas } from '@park/contract/find/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import { parseInput } from '../../http/input';
import { mount } from '../../http/mount';
import { uploadRoute } from '../../http/uploadRoute';
import type { Files } from '../file/file.service';
import { visitorFinds } from './find.service';
import { staffFinds } from './findStaff.service';

/** Of a picture, beside the file; the secret goes in a header, for addresses stand in logs. */
const photoIn = z.object({ id: z.string().min(1).max(40), photo: z.string().min(16).max(64) });
const DEVICE = 'park-device';

/** What visitors find and may be a fossil: reported by anybody, and what staff do about it. */
export function registerFinds(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  const { addFindPhoto, ...mounted } = calls;
  const { addFindPhoto: addPhoto, ...visitors } = visitorFinds(database, files, app);
  mount(app, mounted, schemas, { ...visitors, ...staffFinds(database, files) });
  uploadRoute(
    app,
    addFindPhoto,
    schemas.addFindPhoto,
    (part, req) => {
      const device = req.headers[DEVICE];
      if (typeof device !== 'string') throw new AppError('findNotFound');
      return addPhoto(part, { ...parseInput(photoIn, req.query, { fromText: true }), device, now: app.clock() });
    },
    photoIn,
  );
}
