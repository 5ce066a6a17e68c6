import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from './db';

/** What to do is in the message. */
class EmbeddedDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedDatabaseError';
  }
}

// The other one stays on the disk: each takes memory by being loaded.
const openPglite = async (folder: string) => (await import('./pglite')).openPglite(folder);
const unpackEmptyCluster = async (folder: string) => (await import('./emptyCluster')).unpackEmptyCluster(folder);
const openPostgres = async (url: string, connections: number, readUrl: string | null) => {
  const postgres = await import('./postgres');
  return postgres.openPostgres(url, connections, undefined, readUrl === null ? null : { url: readUrl });
};

/**
 * Opens the database of `config`, PostgreSQL when `databaseUrl` is set, else PGlite in `DATA_DIR/db`. It does not migrate.
 * @param wasPark whether the data folder has belonged to a park before: an embedded database is not begun anew there
 * @throws EmbeddedDatabaseError
 */
export function openDatabase(
  {
    databaseUrl,
    databaseReadUrl,
    databasePool,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'databasePool' | 'dataDir'>,
  wasPark: boolean,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, databasePool, databaseReadUrl) : openEmbedded(dataDir, wasPark);
}

async function openEmbedded(dataDir: string, wasPark: boolean): Promise<Database> {
  const folder = join(dataDir, 'db');
  const isThere = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  // PGlite makes a database of its own wherever it finds none, over what is left of another.
  const isEmpty = (await readdir(folder).catch(() => [])).length === 0;
  if (!isThere && (wasPark || !isEmpty))
    throw new EmbeddedDatabaseError(
      `The embedded database in ${folder} is ${isEmpty ? 'gone' : 'damaged'}, but ${dataDir} still holds the rest of its park, so no new one is created. ` +
        `Restore the folder from a copy of ${dataDir}. If the park keeps its data in PostgreSQL, set DATABASE_URL. To begin anew, move all of ${dataDir} away first.`,
    );
  const open = async () => {
    if (!isThere) await unpackEmptyCluster(folder);
    return openPglite(folder);
  };
  return open().catch((cause: unknown) => {
    throw new EmbeddedDatabaseError(
      `The embedded database in ${folder} cannot be opened: its files are damaged, or the disk is full. ` +
        `Check that there is room and that the folder is readable, or restore it from a copy of ${dataDir}. To begin anew, move all of ${dataDir} away first.`,
      { cause },
    );
  });
}
