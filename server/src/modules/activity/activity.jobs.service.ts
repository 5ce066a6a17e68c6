import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { activityKeys } from './activityKeys';
import { createActivityUpkeep } from './activityUpkeep.service';
import { createApplicants } from './applicant';

/** What the clock does to activities. Each may run twice, late, and on several nodes at once; reads do not wait for it. */
export function activityJobs(database: Database, config: Pick<Config, 'dataKeys'> & { authSecret: string }) {
  const upkeep = createActivityUpkeep(database, createApplicants(activityKeys(config)));
  return [
    { name: 'activity-lapse-offers', cron: '* * * * *', run: upkeep.lapseOffers },
    { name: 'activity-count-enough', cron: '* * * * *', run: upkeep.countEnough },
    { name: 'activity-end-past', cron: '* * * * *', run: upkeep.endPast },
    { name: 'activity-strip-applicants', cron: '15 18 * * *', run: upkeep.strip },
    { name: 'activity-reseal-applicants', cron: '25 18 * * *', run: upkeep.reseal },
  ];
}
