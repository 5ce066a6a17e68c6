import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { readRules } from '../park/park.service';
import { forgetContacts } from './feedback.repo';

/** What the clock does to feedback. It may run twice, late, and on several nodes at once. */
export function feedbackJobs(database: Database) {
  return [
    {
      name: 'feedback-forget-contacts',
      cron: '40 19 * * *',
      async run(now: number) {
        const { feedbackPhones } = (await readRules(database.db)).retention;
        return forgetContacts(database.db, now - feedbackPhones * DAY_MS);
      },
    },
  ];
}
