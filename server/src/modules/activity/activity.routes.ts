import * as endpoints from '@park/contract/activity/endpoints';
import * as schemas from '@park/contract/activity/schemas';
import { pageSchema } from '@park/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { registerActivityAdmin } from './activity.admin.routes';
import { registerActivityExports } from './activity.export.routes';
import { type Activities, createActivities } from './activity.service';
import { createEnrollmentViews } from './activity.views';
import { createActivityExports } from './activityExport.service';
import { activityKeys } from './activityKeys';
import { createActivityStaff } from './activityStaff.service';
import { createApplicants } from './applicant';
import { createEnrollments, type Enrollments } from './enrollment.service';
import { createEnrollmentStaff } from './enrollmentStaff.service';

export interface ActivityDeps {
  database: Database;
  /** Where the keys of persons come from. */
  config: Pick<Config, 'dataKeys'> & { authSecret: string };
}

/** What the park puts on, and who comes. */
export function registerActivity(app: FastifyInstance, { database, config }: ActivityDeps): void {
  const applicants = createApplicants(activityKeys(config));
  const views = createEnrollmentViews(applicants);
  registerActivities(app, createActivities(database));
  registerEnrollments(app, createEnrollments(database, { applicants, views }));
  registerActivityExports(app, createActivityExports(database, views), noteExports(database));
  registerActivityAdmin(app, createActivityStaff(database), createEnrollmentStaff(database, views));
}

function registerActivities(app: FastifyInstance, activities: Activities): void {
  route(
    app,
    endpoints.getActivities,
    { in: schemas.activitiesIn, out: pageSchema(schemas.activitySummary), summary: 'Activities, what is to come first' },
    (ctx) => activities.list(ctx.input, ctx),
  );
  route(app, endpoints.getActivity, { in: schemas.activityIdIn, out: schemas.activity, summary: 'One activity' }, (ctx) =>
    activities.get(ctx.input.id, ctx),
  );
}

function registerEnrollments(app: FastifyInstance, enrollments: Enrollments): void {
  route(
    app,
    endpoints.enroll,
    { in: schemas.enrollIn, out: schemas.enrollment, summary: 'Enrol; the same Idempotency-Key makes one enrolment' },
    (ctx) => enrollments.enroll(ctx.input, oneHeader(ctx.req.headers['idempotency-key']), ctx),
  );
  route(
    app,
    endpoints.getEnrollments,
    { in: schemas.enrollmentsIn, out: pageSchema(schemas.enrollment), summary: 'One’s enrolments, newest first' },
    (ctx) => enrollments.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getEnrollment,
    { in: schemas.enrollmentIdIn, out: schemas.enrollment, summary: 'One’s enrolment with its code' },
    (ctx) => enrollments.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.changeEnrollment,
    { in: schemas.changeEnrollmentIn, out: schemas.enrollment, summary: 'Come with more or fewer people' },
    (ctx) => enrollments.change(ctx.input, ctx),
  );
  route(
    app,
    endpoints.cancelEnrollment,
    { in: schemas.enrollmentIdIn, out: schemas.enrollment, summary: 'Cancel an enrolment; repeating it changes nothing' },
    (ctx) => enrollments.cancel(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.answerOffer,
    { in: schemas.answerOfferIn, out: schemas.enrollment, summary: 'Take the places that are held, or let them go' },
    (ctx) => enrollments.answerOffer(ctx.input, ctx),
  );
}

function oneHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}
