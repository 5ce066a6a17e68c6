import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { openFiles } from './file.service';

/** What the clock does to pictures. It may run twice, late, and on several nodes at once. */
export function fileJobs(database: Database, config: Pick<Config, 'dataDir'> & { authSecret: string }) {
  return [{ name: 'file-sweep', cron: '37 * * * *', run: openFiles(database, config).sweep }];
}
