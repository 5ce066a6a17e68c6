import * as calls from '@park/contract/notice/calls';
import { schemas } from '@park/contract/notice/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorNotices } from './notice.service';
import { staffNotices } from './noticeStaff.service';

/** What the park tells everyone. */
export function registerNotice(app: FastifyInstance, { database }: { database: Database }): void {
  mount(app, calls, schemas, ...onEither(database, (database) => ({ ...visitorNotices(database), ...staffNotices(database) })));
}
