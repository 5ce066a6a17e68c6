import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { readRules } from '../park/park.service';
import { forgetContacts } from './feedback.repo';

/** What the clock does to feedback. It may run twice, late, and on several nodes at once. */
export function feedbackJobs({ db }: Database) {
  const forget = async (now: number) => forgetContacts(db, now - (await readRules(db)).retention.feedbackPhones * DAY_MS);
  return [{ name: 'feedback-forget-contacts', cron: '40 19 * * *', run: forget }];
}
