import { sql } from 'drizzle-orm';
import type { Database } from '../db/db';
import type { AppConfig, Sample } from '../modules/module';
import { modules } from '../modules/modules';
import { ensurePlatforms } from './nouns.seed';
import { isSampleOver, markSample } from './sampleRows';

interface SeedDeps {
  database: Database;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Any number, as long as all nodes of this product use the same one. */
const SEED_LOCK = 2_026_001;

/**
 * Fills an empty park with the sample where SAMPLE_PARK wants it, in one transaction: all of it or, where the park has anything of its
 * own, nothing. Every park has platforms.
 * @param samples which of it; by default that of every noun
 * @returns whether it was filled now
 */
export async function seed(
  { database, clock }: SeedDeps,
  config: AppConfig,
  samples: readonly Sample[] = modules.flatMap(({ sample }) => sample ?? []),
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await ensurePlatforms(tx, clock());
    if (!config.samplePark || (await isSampleOver(tx))) return false;
    for (const table of samples.flatMap(({ tables }) => tables)) if ((await tx.$count(table)) > 0) return false;
    for (const { fill } of samples) await fill(tx, clock(), config);
    await markSample(tx);
    return true;
  });
}
