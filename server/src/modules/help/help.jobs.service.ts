import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { readRules } from '../park/park.service';
import { forgetPersons } from './help.repo';

/** What the clock does to calls for help; safe to run twice and late. */
export function helpJobs({ db }: Database) {
  const strip = async (now: number) => forgetPersons(db, now - (await readRules(db)).retention.help * DAY_MS);
  return [{ name: 'help-strip', cron: '40 19 * * *', run: strip }];
}
