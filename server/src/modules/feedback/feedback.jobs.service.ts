import { DAY_MS } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { readRules } from '../park/park.service';
import { forgetContacts } from './feedback.repo';

/** Before which moment feedback came whose phone and notes are to go. */
export const forgottenBefore = async (db: Db, now: number): Promise<number> =>
  now - (await readRules(db)).retention.feedbackPhones * DAY_MS;

/** What the clock does to feedback. It may run twice, late, and on several nodes at once. */
export function feedbackJobs({ db }: Database) {
  const forget = async (now: number) => forgetContacts(db, await forgottenBefore(db, now));
  return [{ name: 'feedback-forget-contacts', cron: '40 19 * * *', run: forget }];
}
