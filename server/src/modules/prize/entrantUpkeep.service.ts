import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import type { Seeds } from './drawSeed';
import type { Entrants } from './entrant';
import * as repo from './entrantUpkeep.repo';

/** Park days that an entry keeps its name and phone after its prizes could be claimed: long enough for a complaint. */
export const KEEP_ENTRANTS_DAYS = 30;
const BATCH = 200;

/** What the clock does to what is encrypted here (docs/privacy.md). Safe to run twice and late. */
export interface EntrantUpkeep {
  /** Takes name and phone off entries; number, prize and receipt stay. @returns how many entries */
  strip(now: number): Promise<number>;
  /** Encrypts entries, and seeds that are still to be drawn with, by the key in use, so that an old key can go. @returns how many */
  reseal(): Promise<number>;
}

export function createEntrantUpkeep(
  { db }: Database,
  { entrants, seeds }: { entrants: Pick<Entrants, 'prefix' | 'reseal'>; seeds: Pick<Seeds, 'reseal'> },
): EntrantUpkeep {
  return {
    strip: (now) => repo.stripEntrants(db, parkMoment(addDays(parkDay(now), -KEEP_ENTRANTS_DAYS), '00:00')),

    async reseal() {
      let done = 0;
      for (const { id, sealedSeed } of await repo.listSeedsUnder(db, entrants.prefix)) {
        const fresh = seeds.reseal(id, sealedSeed);
        if (fresh !== null && (await repo.replaceSeed(db, id, sealedSeed, fresh))) done += 1;
      }
      for (let after = '', more = true; more; ) {
        const batch = await repo.listEntriesUnder(db, entrants.prefix, after, BATCH);
        for (const row of batch) {
          after = row.id;
          // What nobody can read any more is left as it is: its key may come back.
          const fresh = entrants.reseal(row);
          if (fresh !== null && (await repo.replaceNames(db, row, fresh))) done += 1;
        }
        more = batch.length === BATCH;
      }
      return done;
    },
  };
}
