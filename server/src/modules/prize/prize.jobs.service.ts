import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { createRoundSteps } from './draw.service';
import { createSeeds } from './drawSeed';
import { createEntrants } from './entrant';
import { createEntrantUpkeep } from './entrantUpkeep.service';
import { prizeKeys } from './prizeKeys';
import { createProgress } from './progress.service';

/** What the clock does to rounds and entries. Each may run twice, late, and on several nodes at once. */
export function prizeJobs(database: Database, config: Pick<Config, 'dataKeys'> & { authSecret: string }) {
  const keys = prizeKeys(config);
  const seeds = createSeeds(keys);
  const upkeep = createEntrantUpkeep(database, { entrants: createEntrants(keys), seeds });
  return [
    { name: 'prize-rounds', cron: '* * * * *', run: createProgress(database, createRoundSteps(seeds)).advance },
    { name: 'prize-strip-entrants', cron: '10 19 * * *', run: upkeep.strip },
    { name: 'prize-reseal-entrants', cron: '20 19 * * *', run: upkeep.reseal },
  ];
}
