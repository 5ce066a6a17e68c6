import * as calls from '@park/contract/activity/calls';
import { schemas } from '@park/contract/activity/schemas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorActivities } from './activity.service';
import { createEnrollmentViews } from './activity.views';
import { activityKeys } from './activityKeys';
import { staffActivities } from './activityStaff.service';
import { createApplicants } from './applicant';
import { visitorEnrollments } from './enrollment.service';
import { staffEnrollments } from './enrollmentStaff.service';

export interface ActivityDeps {
  database: Database;
  /** Where the keys of persons come from. */
  config: Pick<Config, 'dataKeys'> & { authSecret: string };
}

/** What the park puts on, and who comes. */
export function registerActivity(app: FastifyInstance, { database, config }: ActivityDeps): void {
  const applicants = createApplicants(activityKeys(config));
  const views = createEnrollmentViews(applicants);
  const handlers = onEither(database, (database) => ({
    ...visitorActivities(database),
    ...visitorEnrollments(database, { applicants, views }),
    ...staffActivities(database),
    ...staffEnrollments(database, views),
  }));
  mount(app, calls, schemas, ...handlers);
}
