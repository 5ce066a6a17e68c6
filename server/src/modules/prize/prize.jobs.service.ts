import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { eachById } from '../../db/eachById';
import { resealSeeds } from '../../db/resealSeeds';
import type { Seeds } from '../../drawSeed';
import { createSeeds } from '../../drawSeed';
import { createBeacon } from '../beacon/beacon.service';
import { readRules } from '../park/park.service';
import { createRoundSteps } from './draw/draw.service';
import type { Entrants } from './entry/entrant';
import { createEntrants } from './entry/entrant';
import * as repo from './prize.jobs.repo';
import { prizeKeys } from './prizeKeys';
import { createProgress } from './round/progress.service';

/** What the clock does to what is encrypted here (docs/privacy.md). Safe to run twice and late. */
export function createEntrantTasks(
  { db }: Database,
  { entrants, seeds }: { entrants: Pick<Entrants, 'prefix' | 'reencrypt'>; seeds: Pick<Seeds, 'reencrypt'> },
) {
  return {
    /** Takes name and phone off entries; number, prize and receipt stay. @returns how many entries */
    async strip(now: number) {
      const { entrants: days } = (await readRules(db)).retention;
      return repo.stripEntrants(db, parkMoment(addDays(parkDay(now), -days), '00:00'));
    },

    /** Encrypts entries, and seeds that are still to be drawn with, by the key in use, so that an old key can go. @returns how many */
    async reencrypt() {
      const done = await resealSeeds(db, 'prize_round', seeds, entrants.prefix);
      const entries = await eachById(
        (after, limit) => repo.listEntriesUnder(db, entrants.prefix, after, limit),
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
export function prizeJobs(database: Database, config: Pick<Config, 'dataKeys' | 'beaconUrls'> & { authSecret: string }) {
  const keys = prizeKeys(config);
  const seeds = createSeeds(keys);
  const work = { steps: createRoundSteps(seeds), beacon: createBeacon(config.beaconUrls) };
  const tasks = createEntrantTasks(database, { entrants: createEntrants(keys), seeds });
  return [
    { name: 'prize-rounds', cron: '* * * * *', run: createProgress(database, work).advance },
    { name: 'prize-strip-entrants', cron: '10 19 * * *', run: tasks.strip },
    { name: 'prize-reseal-entrants', cron: '20 19 * * *', run: tasks.reencrypt },
  ];
}
