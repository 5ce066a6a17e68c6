import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

interface EncryptedEntry {
  id: string;
  name: string;
  phone: string;
}

/** Takes persons off the entries of rounds whose prizes could be claimed, or that were called off, before a moment. @returns how many entries */
export async function stripEntrants(db: Db, before: number): Promise<number> {
  const stripped = await rows(db)`
    update prize_entry set name = null, name_hash = null, phone = null, phone_hash = null, visitor_id = null
    from prize_round round
    where round.id = prize_entry.round_id and round.state in ('ended', 'calledOff')
      and case when round.state = 'calledOff' then round.closed_at else round.claim_until end < ${at(before)}
      and prize_entry.name is not null
    returning 1`;
  return stripped.length;
}

/** Entries that another key than the one of `prefix` encrypted, by id, from the first after `after` on. */
export function listEntriesUnder(db: Db, prefix: string, after: string, limit: number): Promise<EncryptedEntry[]> {
  return rows(db)<EncryptedEntry>`select id, name, phone from prize_entry
    where id > ${after} and name is not null and (not starts_with(name, ${prefix}) or not starts_with(phone, ${prefix}))
    order by id limit ${limit}`;
}

/** False when somebody else wrote it meanwhile. */
export async function replaceNames(
  db: Db,
  was: EncryptedEntry,
  { name, phone }: { name: string; phone: string },
): Promise<boolean> {
  const done = await rows(db)`update prize_entry set name = ${name}, phone = ${phone}
    where id = ${was.id} and name = ${was.name} and phone = ${was.phone} returning 1`;
  return done.length > 0;
}
