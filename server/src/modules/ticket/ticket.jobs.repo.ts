import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';

/** Takes names and identity numbers off tickets of days before `day`, sold or not. @returns how many tickets */
export async function stripPersons(db: Db, day: string): Promise<number> {
  const stripped = await rows(
    db,
    sql`update ticket set person_name = null, person_id_kind = null, person_id_number = null, person_id_masked = null, person_hash = null
      where person_hash is not null and day < ${day}::date returning 1`,
  );
  return stripped.length;
}

/** Takes the phone off orders of days before `day`. @returns how many orders */
export async function forgetPhones(db: Db, day: string): Promise<number> {
  const forgotten = await rows(
    db,
    sql`update ticket_order set phone = '', phone_hash = null where phone <> '' and day < ${day}::date returning 1`,
  );
  return forgotten.length;
}
