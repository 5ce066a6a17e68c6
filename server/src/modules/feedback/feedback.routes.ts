import * as calls from '@park/contract/feedback/calls';
import { schemas } from '@park/contract/feedback/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import type { Files } from '../file/file.service';
import { visitorFeedback } from './feedback.service';
import { staffFeedback } from './feedbackStaff.service';

/** Complaints, suggestions, praise and questions, and their answers. */
export function registerFeedback(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({ ...visitorFeedback(database, files), ...staffFeedback(database, files) })),
  );
}
