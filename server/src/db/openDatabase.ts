import type { Config } from '../config';
import type { Database } from './db';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens the database of `config`, PostgreSQL when `databaseUrl` is set, else PGlite in `DATA_DIR/db`. It does not migrate. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(`${config.dataDir}/db`);
}
