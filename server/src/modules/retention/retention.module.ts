import type { ParkModule } from '../module';
import { retentionJobs } from './retention.jobs.service';

export const retention: ParkModule = {
  jobs: ({ database, removed }) => retentionJobs(database, removed),
};
