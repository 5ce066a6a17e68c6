import type { Db } from '../../../db/db';
import { findBuyer, listHolders } from './orderReads.repo';

/** Who bought under an order's number. */
export const buyerOf = (db: Db, number: string): Promise<string | undefined> => findBuyer(db, number);

/** Which of these visitors have a ticket for that day. */
export const holdersOn = async (db: Db, day: string, visitorIds: string[]): Promise<Set<string>> =>
  new Set(visitorIds.length === 0 ? [] : await listHolders(db, day, visitorIds));
