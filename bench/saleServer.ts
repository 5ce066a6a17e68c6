/**
 * The server of the bench of a holiday, in a process of its own: the park's app on a database that exists, without jobs. Says its
 * port to the parent.
 */
import { openPostgres } from '../server/src/db/postgres';
import { appOn } from './benchPark';

/** It shares the 100 connections that PostgreSQL allows by default with the 64 clients of pgbench. */
const POOL = 12;

async function serve(): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const database = await openPostgres(DATABASE_URL, POOL);
  const { app } = await appOn(database, DATABASE_URL);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(Number(new URL(address).port));
  process.on('SIGTERM', () => void app.close().then(() => database.close()));
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
