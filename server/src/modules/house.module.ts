import { backupJobs } from '../backup/nightly';
import { encryptJob } from '../jobs/encryptJob';
import type { ParkModule } from './module';

/** What belongs to no noun. */
export const house: ParkModule = {
  jobs: ({ database, config, keepReleaseFiles }) => [
    ...backupJobs(database, config),
    encryptJob(database),
    { name: 'release-files', cron: '7 * * * *', run: keepReleaseFiles },
  ],
  tables: {
    job_run: 'job every_s since succeeded_at failed_at due_at taken_until',
    park_identity: 'what fingerprint',
    schema_migration: 'name checksum applied_at',
    release_file: 'path bytes is_brotli served_at',
  },
  // Pages are not open longer; it is counted from when a node last had the file.
  removed: { release_file: `t.served_at < :now - interval '7 days'` },
};
