import type { Database } from './db';

/** A node whose clock differs by more from the database's ends others' orders, draws and passes at its own time. */
export const MAX_CLOCK_SKEW_MS = 30_000;

/** What reads the database's clock, epoch milliseconds, beside whatever else is asked. */
export const DATABASE_CLOCK = 'extract(epoch from clock_timestamp()) * 1000';

/** How far this machine's clock is ahead of the database's, ms; negative: behind. */
export async function readClockSkew({ probe }: Pick<Database, 'probe'>): Promise<number> {
  const before = Date.now();
  const [row] = await probe<{ now: number | string }>(`select ${DATABASE_CLOCK} as now`, []);
  return Math.round((before + Date.now()) / 2 - Number(row?.now));
}
