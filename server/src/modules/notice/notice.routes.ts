import { pageSchema } from '@park/contract/envelope';
import { nothingIn, unreadCount } from '@park/contract/message/schemas';
import * as endpoints from '@park/contract/notice/endpoints';
import * as schemas from '@park/contract/notice/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { registerNoticeAdmin } from './notice.admin.routes';
import { registerNoticeExport } from './notice.export.routes';
import { createNotices } from './notice.service';
import { createNoticeStaff } from './noticeStaff.service';

/** What the park tells everyone. */
export function registerNotice(app: FastifyInstance, { database }: { database: Database }): void {
  const notices = createNotices(database);
  route(
    app,
    endpoints.getNotices,
    { in: schemas.noticesIn, out: pageSchema(schemas.noticeBrief), summary: 'Notices that show now, pinned first' },
    (ctx) => notices.list(ctx.input, ctx),
  );
  route(app, endpoints.getNotice, { in: schemas.noticeIdIn, out: schemas.notice, summary: 'One notice' }, (ctx) =>
    notices.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.readNotice,
    { in: schemas.readNoticeIn, out: unreadCount, summary: 'Mark notices as read; answers what is left unread' },
    (ctx) => notices.read(ctx.input.ids, ctx),
  );
  route(
    app,
    endpoints.getUnreadCount,
    { in: nothingIn, out: unreadCount, summary: 'How many new notices one has not read yet' },
    (ctx) => notices.unread(ctx),
  );
  const staff = createNoticeStaff(database);
  registerNoticeAdmin(app, staff);
  registerNoticeExport(app, staff, noteExports(database));
}
