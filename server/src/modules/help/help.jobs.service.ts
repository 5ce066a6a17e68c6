import type { Database } from '../../db/db';
import { forgetPersons } from './help.repo';

/** Days that an ended call keeps phone, place and words: long enough for a report or a complaint. */
export const KEEP_HELP_DAYS = 30;

/** What the clock does to calls for help; safe to run twice and late. */
export function helpJobs({ db }: Database) {
  const strip = (now: number) => forgetPersons(db, now - KEEP_HELP_DAYS * 86_400_000);
  return [{ name: 'help-strip', cron: '40 19 * * *', run: strip }];
}
