import * as calls from '@park/contract/feedback/calls';
import { schemas } from '@park/contract/feedback/schemas';
import { mountEither } from '../../http/mount';
import { feedbackMessages } from '../../i18n/texts/feedback';
import type { ParkModule } from '../module';
import { feedbackJobs } from './feedback.jobs.service';
import { visitorFeedback } from './feedback.service';
import { staffFeedback } from './feedbackStaff.service';

/** Complaints, suggestions, praise and questions, and their answers. */
export const feedback: ParkModule = {
  register: (app, { database, files, park }) =>
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorFeedback(database, files, park),
      ...staffFeedback(database, files, park),
    })),
  part: {
    name: 'feedback',
    path: '/api/feedBackWechat/',
    stays: [calls.getFeedBacks, calls.getFeedBack, calls.addToFeedBack, calls.rateFeedBack],
  },
  jobs: ({ database }) => feedbackJobs(database),
  messages: { feedback: { texts: feedbackMessages, page: 'feedBackDetails' } },
  tables: {
    feedback_line: {
      follows: 'feedback',
      whose: 't.feedback_id in (select id from feedback where visitor_id = :visitor)',
      exported: 'at author text',
      silent: 'id sequence feedback_id admin_name',
    },
    feedback_note: {
      follows: 'feedback',
      whose: 't.feedback_id in (select id from feedback where visitor_id = :visitor)',
      exported: 'at text',
      silent: 'id feedback_id admin_name',
      sealed: { text: 'column feedback note' },
    },
    feedback: {
      area: 'feedback',
      exported: 'created_at kind state text contact rating rated_at answered_at',
      silent: 'id visitor_id idempotency_key request_hash taken_at taken_by lang',
      sealed: { contact: 'column feedback phone' },
    },
  },
};
