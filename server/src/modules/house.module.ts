import type { ParkModule } from './module';

/** What belongs to no noun. */
export const house: ParkModule = {
  tables: {
    job_run: 'job every_s since succeeded_at failed_at',
    park_identity: 'what fingerprint',
    schema_migration: 'name checksum applied_at',
    release_file: 'path bytes is_brotli served_at',
  },
};
