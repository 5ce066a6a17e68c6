import type { ParkModule } from '../module';
import { feedbackJobs } from './feedback.jobs.service';

export const feedback: ParkModule = {
  jobs: ({ database }) => feedbackJobs(database),
  tables: {
    feedback_line: {
      follows: 'feedback',
      whose: 't.feedback_id in (select id from feedback where visitor_id = :visitor)',
      told: 'at author text',
      silent: 'id sequence feedback_id admin_name',
    },
    feedback: {
      area: 'feedback',
      told: 'created_at kind state text contact rating rated_at answered_at',
      silent: 'id visitor_id idempotency_key request_hash taken_at taken_by',
      sealed: { contact: 'column feedback phone' },
    },
  },
};
