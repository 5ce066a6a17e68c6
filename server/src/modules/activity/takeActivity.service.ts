import type { Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { type ActivityRow, lockActivity } from './activity.repo';
import { lapseOffers } from './line.repo';

/**
 * Takes an activity's row and writes down what its clock asks for, so that everything after it decides on what is true now.
 * @throws AppError activityNotFound
 */
export async function takeActivity(tx: Db, id: string, now: number): Promise<ActivityRow> {
  const found = await lockActivity(tx, id);
  if (!found) throw new AppError('activityNotFound');
  if ((await lapseOffers(tx, found, now)) === 0) return found;
  // Places were given on: what was read before is old.
  const settled = await lockActivity(tx, id);
  if (!settled) throw new AppError('activityNotFound');
  return settled;
}
