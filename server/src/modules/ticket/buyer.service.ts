import type { Db } from '../../db/db';
import { findBuyer } from './orderReads.repo';

/** Who bought under an order's number. */
export const buyerOf = (db: Db, number: string): Promise<string | undefined> => findBuyer(db, number);
