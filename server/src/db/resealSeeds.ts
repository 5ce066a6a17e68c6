import { sql } from 'drizzle-orm';
import type { Seeds } from '../drawSeed';
import { type Db, rows } from './db';

/**
 * Encrypts seeds of draws that are still to come by the key in use, so that an old key can go. One that nobody can read any more is left
 * as it is: its key may come back.
 * @param prefix what is encrypted by the key in use begins with it
 * @returns how many
 */
export async function resealSeeds(
  db: Db,
  table: 'prize_round' | 'ticket_ballot',
  { reencrypt }: Pick<Seeds, 'reencrypt'>,
  prefix: string,
): Promise<number> {
  const draws = sql.identifier(table);
  const old = await rows(db)<{ id: string; seed: string }>`select id, sealed_seed as seed from ${draws}
    where state in ('open', 'closed') and not starts_with(sealed_seed, ${prefix}) order by id`;
  let done = 0;
  for (const { id, seed } of old) {
    const fresh = reencrypt(id, seed);
    if (fresh === null) continue;
    const written = await rows(db)`
      update ${draws} set sealed_seed = ${fresh} where id = ${id} and sealed_seed = ${seed} returning 1`;
    done += written.length;
  }
  return done;
}
