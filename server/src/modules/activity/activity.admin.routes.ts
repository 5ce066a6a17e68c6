import * as endpoints from '@park/contract/activity/adminEndpoints';
import * as schemas from '@park/contract/activity/adminSchemas';
import { activityIdIn } from '@park/contract/activity/schemas';
import { rowsSchema } from '@park/contract/envelope';
import { preview } from '@park/contract/preview/schemas';
import type { FastifyInstance } from 'fastify';
import { LONG_BODY_BYTES, route } from '../../http/route';
import type { ActivityStaff } from './activityStaff.service';
import type { EnrollmentStaff } from './enrollmentStaff.service';

/** Staff's calls of activities. */
export function registerActivityAdmin(app: FastifyInstance, activities: ActivityStaff, enrollments: EnrollmentStaff): void {
  route(
    app,
    endpoints.getAdminActivities,
    { in: schemas.adminActivitiesIn, out: rowsSchema(schemas.adminActivity), summary: 'All activities, drafts too' },
    (ctx) => activities.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getAdminActivity,
    { in: activityIdIn, out: schemas.adminActivity, summary: 'One activity to edit' },
    (ctx) => activities.one(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.saveActivity,
    {
      bodyLimit: LONG_BODY_BYTES,
      in: schemas.saveActivityIn,
      out: schemas.adminActivity,
      summary: 'Make an activity or change the one that was read',
    },
    (ctx) => activities.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.previewActivity,
    {
      bodyLimit: LONG_BODY_BYTES,
      in: schemas.saveActivityIn,
      out: preview,
      summary: 'Keep what was typed for an hour, to be looked at; nothing is saved',
    },
    (ctx) => activities.preview(ctx.input, ctx),
  );
  route(
    app,
    endpoints.publishActivity,
    { in: activityIdIn, out: schemas.adminActivity, summary: 'Show a draft to everyone' },
    (ctx) => activities.publish(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.cancelActivity,
    { in: schemas.cancelActivityIn, out: schemas.adminActivity, summary: 'Cancel an activity and tell who had enrolled' },
    (ctx) => activities.cancel(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getActivityFigures,
    { in: activityIdIn, out: schemas.activityFigures, summary: 'Enrolments and people of an activity by state' },
    (ctx) => activities.figures(ctx.input.id),
  );
  route(
    app,
    endpoints.getAdminEnrollments,
    { in: schemas.adminEnrollmentsIn, out: rowsSchema(schemas.adminEnrollment), summary: 'Who enrolled, masked' },
    (ctx) => enrollments.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.decideEnrollment,
    { in: schemas.decideEnrollmentIn, out: schemas.adminEnrollment, summary: 'Approve an enrolment or refuse it' },
    (ctx) => enrollments.decide(ctx.input, ctx),
  );
  route(
    app,
    endpoints.removeEnrollment,
    { in: schemas.removeEnrollmentIn, out: schemas.adminEnrollment, summary: 'Take an enrolment away, with a reason' },
    (ctx) => enrollments.remove(ctx.input, ctx),
  );
  route(
    app,
    endpoints.checkIn,
    { in: schemas.checkInIn, out: schemas.adminEnrollment, summary: 'Let the group of a code in, once' },
    (ctx) => enrollments.checkIn(ctx.input.code, ctx),
  );
}
