import { type SQL, sql } from 'drizzle-orm';
import { at } from './moment';

/** Which rows of a table with `attempts` and `taken_until` a node takes to work on. */
interface Due {
  table: SQL;
  id: SQL;
  where: SQL;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
  /** The column that says from when on, if not `next_try_at`. */
  dueAt?: SQL;
}

/** Longer than any work takes: a node that is lost meanwhile is stood in for after so many seconds. */
export const LEASE_SECONDS = 60;

/** Nobody has taken it, or whoever did was lost: by the database's clock, for those of nodes differ and a long run's is old. */
export const UNTAKEN: SQL = sql`coalesce(taken_until <= clock_timestamp(), true)`;

/** What `taken_until` is of what is taken now. */
export const takenFor = (seconds: number): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** As a condition: the oldest that are due, without those that another node has or is taking. */
export const isDue = ({ table, id, where, now, limit, dueAt = sql`next_try_at` }: Due): SQL =>
  sql`(${where}) and ${id} in (select ${id} from ${table} where (${where}) and ${dueAt} <= ${at(now)} and ${UNTAKEN}
    order by ${dueAt} limit ${limit} for update skip locked)`;

/**
 * The update that takes them, so that no other node works on them; the caller adds what is returned. Where `set` counts attempts, a row that
 * another node took over is told by them from one that is still one's own.
 */
export function take(due: Due, set = sql`attempts = attempts + 1`, seconds = LEASE_SECONDS): SQL {
  const { table, dueAt = sql`next_try_at`, now } = due;
  return sql`update ${table} set ${set}, taken_until = ${takenFor(seconds)}, ${dueAt} = ${at(now + seconds * 1_000)} where ${isDue(due)}`;
}

/** Works on what is due, a batch side by side, until nothing is left. @returns how often `work` said yes */
export async function drain<Row>(
  takeDue: (limit: number) => Promise<Row[]>,
  work: (row: Row) => Promise<boolean>,
  batchSize = 20,
): Promise<number> {
  let count = 0;
  for (;;) {
    // One after the other they would outlast their lease when WeChat is slow, and a closed day returns thousands.
    const due = await takeDue(batchSize);
    count += (await Promise.all(due.map(work))).filter(Boolean).length;
    if (due.length < batchSize) return count;
  }
}

/** How long to wait after so many attempts, milliseconds; `last` after more than there are delays. */
export const backoff = (delays: readonly number[], last: number) => (attempts: number) => delays[attempts - 1] ?? last;
