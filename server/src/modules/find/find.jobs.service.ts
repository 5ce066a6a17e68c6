import type { Database } from '../../db/db';
import { forgetFinders } from './find.repo';

/** Days that a phone can follow its find after the last step of its history. */
export const KEEP_FINDER_DAYS = 365;

/** What the clock does to finds; safe to run twice and late. */
export function findJobs({ db }: Database) {
  const forget = (now: number) => forgetFinders(db, now - KEEP_FINDER_DAYS * 86_400_000);
  return [{ name: 'find-forget-finders', cron: '45 19 * * *', run: forget }];
}
