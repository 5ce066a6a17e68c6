import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

/** Keeps a row as it was, and of its subject the newest `maxVersions` versions; another thing had its id before, and its own go. @param now when another takes its place, epoch ms */
export async function keepVersion(
  tx: Db,
  { subject, row, now, maxVersions }: { subject: string; row: { version: number }; now: number; maxVersions: number },
): Promise<void> {
  await tx.execute(sql`insert into earlier_version (subject, version, contents, replaced_at)
    values (${subject}, ${row.version}, ${JSON.stringify(row)}::jsonb, ${at(now)})
    on conflict (subject, version) do update set contents = excluded.contents, replaced_at = excluded.replaced_at`);
  await tx.execute(sql`delete from earlier_version where subject = ${subject} and version <= ${row.version - maxVersions}`);
}

/** Rows as they were, newest first. A column that came later is missing. */
export const versionsOf = async <Row>(db: Db, subject: string): Promise<Partial<Row>[]> =>
  (
    await rows(db)<{ contents: Partial<Row> }>`
      select contents from earlier_version where subject = ${subject} order by version desc`
  ).map(({ contents }) => contents);
