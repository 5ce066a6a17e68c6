import * as calls from '@park/contract/activity/calls';
import { schemas } from '@park/contract/activity/schemas';
import { mountEither } from '../../http/mount';
import { activityMessages } from '../../i18n/texts/activity';
import { nulls } from '../../ownTable';
import { sampleActivities } from '../../seed/activities.seed';
import type { ParkModule } from '../module';
import { activityJobs } from './activity.jobs.service';
import { visitorActivities } from './activity.service';
import { createEnrollmentViews } from './activity.view';
import { activityKeys } from './activityKeys';
import { staffActivities } from './activityStaff.service';
import { createApplicants } from './applicant';
import { visitorEnrollments } from './enrollment.service';
import { staffEnrollments } from './enrollmentStaff.service';
import { searchableActivities } from './searchable.service';

/** What the park puts on, and who comes. */
export const activity: ParkModule = {
  register(app, { database, config }) {
    const applicants = createApplicants(activityKeys(config));
    const views = createEnrollmentViews(applicants);
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorActivities(database),
      ...visitorEnrollments(database, { applicants, views }),
      ...staffActivities(database),
      ...staffEnrollments(database, views),
    }));
  },
  part: {
    name: 'activity',
    path: '/api/activityWechat/',
    stays: [
      calls.getActivity,
      calls.getEnrollments,
      calls.getEnrollment,
      calls.changeEnrollment,
      calls.cancelEnrollment,
      calls.answerOffer,
    ],
  },
  jobs: ({ database, config }) => activityJobs(database, config),
  searchables: { activity: searchableActivities },
  messages: { activity: { texts: activityMessages, page: 'activityDetail' } },
  sample: sampleActivities,
  tables: {
    activity_enrollment: {
      area: 'activities',
      exported: 'created_at state people name phone answers code reason offer_until kept_at ended_at',
      silent: 'id sequence activity_id visitor_id idempotency_key request_hash kept_by kept_name',
      sealed: { name: 'applicant applicantName', phone: 'applicant applicantPhone', answers: 'applicant applicantAnswers' },
      retained: {
        set: {
          ...nulls('name phone answers reason'),
          visitor_id: ':nameless',
          idempotency_key: 'id',
          request_hash: `''`,
        },
        because: 'how many came to an activity; it names nobody any more',
      },
    },
    activity:
      'id version stage title summary text motif cover_id place audience latitude longitude start_at end_at open_at close_at cancel_until min_people max_people per_enrollment fields approval waiting_list points taken created_at enough_at cancel_cause cancel_reason updated_at updated_by',
  },
};
