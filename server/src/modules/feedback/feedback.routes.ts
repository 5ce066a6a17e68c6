import { pageSchema, rowsSchema } from '@park/contract/envelope';
import * as admin from '@park/contract/feedback/adminEndpoints';
import * as endpoints from '@park/contract/feedback/endpoints';
import * as schemas from '@park/contract/feedback/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { idempotencyKeyOf } from '../../http/idempotencyKey';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import type { Files } from '../file/file.service';
import { registerFeedbackExport } from './feedback.export.routes';
import { createFeedbackDesk } from './feedback.service';
import { createFeedbackStaff, type FeedbackStaff } from './feedbackStaff.service';

/** Complaints, suggestions, praise and questions, and their answers. */
export function registerFeedback(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  const desk = createFeedbackDesk(database, files);
  route(
    app,
    endpoints.getFeedBacks,
    { in: schemas.feedBacksIn, out: pageSchema(schemas.feedbackSummary), summary: 'One’s feedback, newest first' },
    (ctx) => desk.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getFeedBack,
    { in: schemas.feedbackIdIn, out: schemas.feedback, summary: 'One of them, with its answers' },
    (ctx) => desk.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.addFeedBack,
    { in: schemas.addFeedBackIn, out: schemas.feedback, summary: 'Tell the park; the same Idempotency-Key tells it once' },
    (ctx) => desk.add(ctx.input, idempotencyKeyOf(ctx.req), ctx),
  );
  route(
    app,
    endpoints.addToFeedBack,
    { in: schemas.addToFeedBackIn, out: schemas.feedback, summary: 'Add something, once' },
    (ctx) => desk.addTo(ctx.input.id, ctx.input.text, ctx),
  );
  route(
    app,
    endpoints.rateFeedBack,
    { in: schemas.rateFeedBackIn, out: schemas.feedback, summary: 'Rate the answer, 1 to 5' },
    (ctx) => desk.rate(ctx.input.id, ctx.input.rating, ctx),
  );
  const staff = createFeedbackStaff(database, files);
  registerStaff(app, staff);
  registerFeedbackExport(app, staff, noteExports(database));
}

function registerStaff(app: FastifyInstance, staff: FeedbackStaff): void {
  route(
    app,
    admin.getAdminFeedBacks,
    { in: schemas.adminFeedBacksIn, out: rowsSchema(schemas.adminFeedbackSummary), summary: 'Everybody’s feedback' },
    (ctx) => staff.list(ctx.input, ctx),
  );
  route(
    app,
    admin.getAdminFeedBack,
    { in: schemas.feedbackIdIn, out: schemas.adminFeedback, summary: 'One of them, with who wants to be called where' },
    (ctx) => staff.get(ctx.input.id, ctx),
  );
  route(app, admin.takeFeedBack, { in: schemas.feedbackIdIn, out: schemas.adminFeedback, summary: 'Take one in hand' }, (ctx) =>
    staff.take(ctx.input.id, ctx),
  );
  route(
    app,
    admin.answerFeedBack,
    { in: schemas.answerFeedBackIn, out: schemas.adminFeedback, summary: 'Answer; the visitor gets a message' },
    (ctx) => staff.answer(ctx.input.id, ctx.input.text, ctx),
  );
}
