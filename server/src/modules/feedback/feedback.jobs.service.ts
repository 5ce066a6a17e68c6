import type { Database } from '../../db/db';
import { forgetContacts } from './feedback.repo';

/** How long a phone number stays with what it was given for (docs/privacy.md). */
const CONTACT_DAYS = 180;
const DAY_MS = 86_400_000;

/** What the clock does to feedback. It may run twice, late, and on several nodes at once. */
export function feedbackJobs(database: Database) {
  return [
    {
      name: 'feedback-forget-contacts',
      cron: '40 19 * * *',
      run: (now: number) => forgetContacts(database.db, now - CONTACT_DAYS * DAY_MS),
    },
  ];
}
