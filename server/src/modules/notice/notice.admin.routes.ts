import { rowsSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/notice/adminEndpoints';
import * as schemas from '@park/contract/notice/adminSchemas';
import { noticeIdIn } from '@park/contract/notice/schemas';
import { preview } from '@park/contract/preview/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LONG_BODY_BYTES, route } from '../../http/route';
import type { NoticeStaff } from './noticeStaff.service';

/** Staff's calls of notices. */
export function registerNoticeAdmin(app: FastifyInstance, staff: NoticeStaff): void {
  route(
    app,
    endpoints.getAdminNotices,
    {
      in: schemas.adminNoticesIn,
      out: rowsSchema(schemas.adminNotice),
      summary: 'All notices, drafts too, changed last first',
    },
    (ctx) => staff.list(ctx.input),
  );
  route(app, endpoints.getAdminNotice, { in: noticeIdIn, out: schemas.adminNotice, summary: 'One notice to edit' }, (ctx) =>
    staff.one(ctx.input.id),
  );
  route(
    app,
    endpoints.saveNotice,
    {
      bodyLimit: LONG_BODY_BYTES,
      in: schemas.saveNoticeIn,
      out: schemas.adminNotice,
      summary: 'Write a notice or change the version that was opened',
    },
    (ctx) => staff.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.previewNotice,
    {
      bodyLimit: LONG_BODY_BYTES,
      in: schemas.saveNoticeIn,
      out: preview,
      summary: 'Keep what was typed for an hour, to be looked at; nothing is saved',
    },
    (ctx) => staff.preview(ctx.input, ctx),
  );
  route(
    app,
    endpoints.publishNotice,
    { in: schemas.publishNoticeIn, out: schemas.adminNotice, summary: 'Show a notice, from its time on if it has one' },
    (ctx) => staff.publish(ctx.input.id, ctx.input.version, ctx),
  );
  route(app, endpoints.withdrawNotice, { in: noticeIdIn, out: schemas.adminNotice, summary: 'Take a notice back' }, (ctx) =>
    staff.withdraw(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.pinNotice,
    { in: schemas.pinNoticeIn, out: schemas.adminNotice, summary: 'Put a notice before all others, or back among them' },
    (ctx) => staff.pin(ctx.input.id, ctx.input.pinned, ctx),
  );
  route(app, endpoints.removeNotice, { in: noticeIdIn, out: z.null(), summary: 'Remove a notice for good' }, (ctx) =>
    staff.remove(ctx.input.id, ctx),
  );
}
