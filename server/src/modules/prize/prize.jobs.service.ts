import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { eachById } from '../../db/eachById';
import { createRoundSteps } from './draw/draw.service';
import type { Seeds } from './draw/drawSeed';
import { createSeeds } from './draw/drawSeed';
import type { Entrants } from './entry/entrant';
import { createEntrants } from './entry/entrant';
import * as repo from './prize.jobs.repo';
import { prizeKeys } from './prizeKeys';
import { createProgress } from './round/progress.service';

/** Park days that an entry keeps its name and phone after its prizes could be claimed: long enough for a complaint. */
export const KEEP_ENTRANTS_DAYS = 30;

/** What the clock does to what is encrypted here (docs/privacy.md). Safe to run twice and late. */
export function createEntrantTasks(
  { db }: Database,
  { entrants, seeds }: { entrants: Pick<Entrants, 'prefix' | 'reencrypt'>; seeds: Pick<Seeds, 'reencrypt'> },
) {
  return {
    /** Takes name and phone off entries; number, prize and receipt stay. @returns how many entries */
    strip: (now: number) => repo.stripEntrants(db, parkMoment(addDays(parkDay(now), -KEEP_ENTRANTS_DAYS), '00:00')),

    /** Encrypts entries, and seeds that are still to be drawn with, by the key in use, so that an old key can go. @returns how many */
    async reencrypt() {
      let done = 0;
      for (const { id, encryptedSeed } of await repo.listSeedsUnder(db, entrants.prefix)) {
        const fresh = seeds.reencrypt(id, encryptedSeed);
        if (fresh !== null && (await repo.replaceSeed(db, id, encryptedSeed, fresh))) done += 1;
      }
      const entries = await eachById(
        (after, most) => repo.listEntriesUnder(db, entrants.prefix, after, most),
        async (row) => {
          // What nobody can read any more is left as it is: its key may come back.
          const fresh = entrants.reencrypt(row);
          return fresh !== null && repo.replaceNames(db, row, fresh);
        },
      );
      return done + entries;
    },
  };
}

/** What the clock does to rounds and entries. Each may run twice, late, and on several nodes at once. */
export function prizeJobs(database: Database, config: Pick<Config, 'dataKeys'> & { authSecret: string }) {
  const keys = prizeKeys(config);
  const seeds = createSeeds(keys);
  const tasks = createEntrantTasks(database, { entrants: createEntrants(keys), seeds });
  return [
    { name: 'prize-rounds', cron: '* * * * *', run: createProgress(database, createRoundSteps(seeds)).advance },
    { name: 'prize-strip-entrants', cron: '10 19 * * *', run: tasks.strip },
    { name: 'prize-reseal-entrants', cron: '20 19 * * *', run: tasks.reencrypt },
  ];
}
