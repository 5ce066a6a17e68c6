import { type SQL, sql } from 'drizzle-orm';

/** Nobody has taken it, or whoever did was lost: by the database's clock, for those of nodes differ and a long run's is old. */
export const UNTAKEN: SQL = sql`coalesce(taken_until <= clock_timestamp(), true)`;

/** What `taken_until` is of what is taken now, for so many seconds: longer than its work takes. */
export const takenFor = (seconds: number): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
