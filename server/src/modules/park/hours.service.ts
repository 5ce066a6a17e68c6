import type { ParkHours } from '@park/contract/park/hours';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { Localized } from '../../i18n/lang';
import { readHours } from './park.repo';

export { readHours };

/** Any number, as long as all nodes use the same one. */
const HOURS_LOCK = 2_026_231;

/** The hours; until the transaction ends nobody else changes them, or what follows from them. */
export async function lockHours(tx: Db): Promise<ParkHours<Localized>> {
  await rows(tx, sql`select pg_advisory_xact_lock(${HOURS_LOCK})`);
  return readHours(tx);
}
