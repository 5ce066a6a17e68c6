import type { Mine } from '@park/contract/visitor/schemas';
import type { Db } from '../../../db/db';
import { countGroups } from './orderReads.repo';

/** The visitor's orders that wait for something: for payment, to be used, for a choice after a closure. */
export function countWaiting(db: Db, visitorId: string, now: number): Promise<Mine['orders']> {
  return countGroups(db, visitorId, now);
}
