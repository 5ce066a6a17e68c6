import type { Db } from '../../db/db';
import { required } from '../../http/appError';
import { type ActivityRow, lockActivity } from './activity.repo';
import { lapseOffers } from './waitlist.repo';

/** Takes an activity's row, if there is one, and writes down what its clock asks for, so that everything after it decides on what is true now. */
export async function takeIfThere(tx: Db, id: string, now: number): Promise<ActivityRow | undefined> {
  const found = await lockActivity(tx, id);
  // Places were given on: what was read before is old.
  return found && (await lapseOffers(tx, found, now)) > 0 ? lockActivity(tx, id) : found;
}

/** The same of one that there must be. @throws AppError activityNotFound */
export async function takeActivity(tx: Db, id: string, now: number): Promise<ActivityRow> {
  const activity = required(await takeIfThere(tx, id, now), 'activityNotFound');
  return activity;
}
