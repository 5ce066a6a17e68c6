import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';

export interface Attempt {
  /** This one included, since the last success or the last long pause. */
  attempts: number;
  /** Epoch milliseconds; null: the name is not locked. */
  lockedUntil: number | null;
}

/**
 * Counts an attempt before its password is looked at, so that guesses sent at once count one by one, on every node. The
 * `most`th locks the name for `lockMs`; a pause of `lockMs` or the end of a lock begins anew.
 */
export async function countAttempt(
  db: Db,
  nameHash: string,
  { most, lockMs, now }: { most: number; lockMs: number; now: number },
): Promise<Attempt> {
  const lockedUntil = at(now + lockMs);
  const [row] = await rows<Attempt>(
    db,
    sql`insert into admin_attempt as known (name_hash, attempts, last_at, locked_until)
      values (${nameHash}, 1, ${at(now)}, case when ${most}::int <= 1 then ${lockedUntil} end)
      on conflict (name_hash) do update set
        attempts = case when known.locked_until <= ${at(now)} or known.last_at <= ${at(now - lockMs)} then 1
          else known.attempts + 1 end,
        locked_until = case when known.locked_until > ${at(now)} then known.locked_until
          when known.locked_until is null and known.last_at > ${at(now - lockMs)} and known.attempts + 1 >= ${most}::int
          then ${lockedUntil} end,
        last_at = ${at(now)}
      returning attempts, ${ms(sql`locked_until`)} as "lockedUntil"`,
  );
  if (!row) throw new Error('An attempt was not counted.');
  return row;
}

export async function forgetAttempts(db: Db, nameHash: string): Promise<void> {
  await rows(db, sql`delete from admin_attempt where name_hash = ${nameHash}`);
}

/** Forgets names that were last tried before a moment. @returns how many */
export async function forgetAttemptsBefore(db: Db, before: number): Promise<number> {
  return (await rows(db, sql`delete from admin_attempt where last_at < ${at(before)} returning 1`)).length;
}
