import type { HeardHow } from '@park/contract/exhibit/limits';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { Lang } from '../../i18n/lang';

interface HeardKey {
  id: string;
  lang: Lang;
  how: HeardHow;
  tenth: number;
}

/** Counts one more, in one statement: whoever tells the same at once waits for that alone. An exhibit that is not shown is not counted. */
export async function countHeard(db: Db, { day, id, lang, how, tenth }: HeardKey & { day: string }): Promise<void> {
  await db.execute(sql`insert into exhibit_heard as had (day, exhibit_id, lang, how, tenth)
    select ${day}::date, id, ${lang}, ${how}, ${tenth}::integer from exhibit where id = ${id} and is_shown and removed_at is null
    on conflict (day, exhibit_id, lang, how, tenth) do update set count = had.count + 1`);
}

/** Counts since a day, that day included, of exhibits that staff keep, by number. */
export const listHeard = (db: Db, since: string): Promise<(HeardKey & { count: number })[]> =>
  rows(db)`select exhibit_id as id, lang, how, tenth, sum(h.count)::int as count
    from exhibit_heard h join exhibit e on e.id = h.exhibit_id and e.removed_at is null
    where day >= ${since}::date group by exhibit_id, lang, how, tenth order by exhibit_id::int, lang, how`;
