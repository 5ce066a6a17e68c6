import type { Database } from './db';

/** What a machine whose clock differs by more does by itself (certificates, WeChat's signatures) cannot be relied on. */
export const MAX_CLOCK_SKEW_MS = 30_000;

/** What reads the database's clock, epoch milliseconds, beside whatever else is asked. */
export const DATABASE_CLOCK = 'extract(epoch from clock_timestamp()) * 1000';

const LOOK_EVERY_MS = 10_000;
const MAX_SAMPLES = 8;
/** What two good clocks drift apart while samples are kept. */
const DRIFT_MS = 10;

/** The true skew lies within half the round trip of what was read. */
interface Sample {
  /** ms, like `roundTrip` */
  skew: number;
  roundTrip: number;
}

type ClockSource = Pick<Database, 'probe'>;

/** How far this machine's clock is ahead of the database's, ms; negative: behind. */
export const readClockSkew = async (database: ClockSource): Promise<number> => (await readSample(database, Date.now)).skew;

async function readSample({ probe }: ClockSource, clock: () => number): Promise<Sample> {
  const before = clock();
  const [row] = await probe<{ now: number | string }>(`select ${DATABASE_CLOCK} as now`, []);
  const after = clock();
  return { skew: Math.round((before + after) / 2 - Number(row?.now)), roundTrip: Math.abs(after - before) };
}

interface FollowedClock {
  /** Epoch ms. */
  clock(): number;
  /** Asks the database; what is silent leaves it as it was. */
  look(): Promise<void>;
  end(): void;
}

/**
 * The database's clock, as its answers tell: nodes write and compare the same moments, however far their machines' clocks are apart.
 * Of the last answers the quickest counts, as in NTP; those from before either clock was set are forgotten. The embedded database has
 * this machine's.
 * @param own of this machine, epoch ms
 */
export async function followDatabaseClock(
  database: ClockSource & Pick<Database, 'kind'>,
  own = Date.now,
): Promise<FollowedClock> {
  if (database.kind === 'pglite') return { clock: own, look: async () => undefined, end: () => undefined };
  let samples: Sample[] = [];
  let skew = 0;
  const look = async () => {
    const read = await readSample(database, own).catch(() => null);
    if (!read) return;
    const agrees = (earlier: Sample) =>
      Math.abs(earlier.skew - read.skew) <= (earlier.roundTrip + read.roundTrip) / 2 + DRIFT_MS;
    samples = [read, ...samples.filter(agrees)].slice(0, MAX_SAMPLES);
    skew = samples.reduce((best, one) => (one.roundTrip < best.roundTrip ? one : best)).skew;
  };
  // The first one waits for a connection.
  await look();
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { clock: () => own() - skew, look, end: () => clearInterval(timer) };
}
