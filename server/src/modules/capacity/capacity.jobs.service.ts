import type { Database } from '../../db/db';
import { createCrowds } from './crowd.service';

/** What the clock does about the most people allowed: people leave without being counted, and a day ends. */
export function capacityJobs(database: Database) {
  return [
    {
      name: 'capacity-levels',
      cron: '* * * * *',
      async run(now: number): Promise<number> {
        const crowds = createCrowds(database);
        if ((await crowds.read(now)) === null) return 0;
        await crowds.settle(now);
        return 1;
      },
    },
  ];
}
