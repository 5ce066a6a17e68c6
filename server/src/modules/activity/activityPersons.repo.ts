import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

interface EncryptedRow {
  id: string;
  name: string;
  phone: string;
  answers: string;
}

/** Takes persons off the enrolments of activities that ended before a moment. @returns how many */
export async function stripApplicants(db: Db, before: number): Promise<number> {
  const stripped = await rows(db)`update activity_enrollment e set name = null, phone = null, answers = null
    from activity a where a.id = e.activity_id and a.end_at < ${at(before)} and e.name is not null
    returning 1`;
  return stripped.length;
}

/** Enrolments that another key than the one of `prefix` encrypted, by id, from the first after `after` on. */
export function listUnder(db: Db, prefix: string, after: string, limit: number): Promise<EncryptedRow[]> {
  return rows(db)<EncryptedRow>`select id, name, phone, answers from activity_enrollment
    where id > ${after} and name is not null and not starts_with(name, ${prefix}) order by id limit ${limit}`;
}

/** False when somebody else wrote it meanwhile. */
export async function replaceEncrypted(
  db: Db,
  was: EncryptedRow,
  { name, phone, answers }: { name: string; phone: string; answers: string },
): Promise<boolean> {
  const done = await rows(db)`update activity_enrollment set name = ${name}, phone = ${phone}, answers = ${answers}
    where id = ${was.id} and name = ${was.name} returning 1`;
  return done.length > 0;
}
