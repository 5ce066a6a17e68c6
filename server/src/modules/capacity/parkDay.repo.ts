import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';

/**
 * Locks days until the transaction ends, in their order, and reads what is left of them as it is after the waiting. Stock rows are locked
 * before: whoever locks several days, or asks what is left before taking of it, calls this first. Taking itself is the triggers'.
 * @param today the park's: its sale stops before it is quite full. Without it only the maximum counts
 * @returns places left by day; null: there is no maximum
 */
export async function lockDays(tx: Db, days: string[], today?: string): Promise<Map<string, number | null>> {
  const wanted = sql`unnest(${sql.param([...new Set(days)])}::date[]) as w (day)`;
  const [, , found] = await Promise.all([
    rows(tx)`insert into park_day (day) select w.day from ${wanted} order by w.day on conflict do nothing`,
    rows(tx)`select 1 from park_day where day in (select w.day from ${wanted}) order by day for no key update`,
    // A statement of its own sees what those who were waited for have done.
    rows(tx)<{ day: string; left: number | null }>`
      select to_char(w.day, 'YYYY-MM-DD') as day, park_day_left(w.day, ${today ?? null}::date) as "left" from ${wanted}`,
  ]);
  return new Map(found.map(({ day, left }) => [day, left]));
}
