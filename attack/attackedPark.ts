import { createBenchDatabase } from '../bench/benchDatabase';
import { AUTH_SECRET, openBenchPark, signInAll } from '../bench/benchPark';
import type { Park } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { startService, untilAnswering } from '../scripts/service';
import type { Database } from '../server/src/db/db';
import { newId } from '../server/src/db/newId';
import { openPostgres } from '../server/src/db/postgres';
import { type Closers, opened } from './opened';

/** Of this program's own, beside those of the server. */
const CONNECTIONS = 4;

export interface AttackedPark extends Park {
  /** The same database as the server's. */
  database: Database;
  databaseUrl: string;
  /** The token of a visitor nobody has seen before. */
  visitorToken(): Promise<string>;
  /** The token of `admin`, an owner. */
  ownerToken(): Promise<string>;
  /** What server and sandbox printed so far. */
  output(): string;
  /** Starts another server on the same database and files, which ends with the park. @returns its origin */
  secondNode(): Promise<string>;
}

/**
 * Attacks a park as a first start makes it: a fresh database on the machine's PostgreSQL, a data folder of its own, the server and the
 * sandbox as processes on free ports. All of it is gone afterwards.
 * @param given environment of the server, e.g. `RATE_LIMIT`, or a `DATABASE_URL` that the attack made and drops itself
 * @throws Stop when no PostgreSQL answers or the park does not open
 */
export async function atPark<Found>(
  given: Record<string, string>,
  attack: (park: AttackedPark) => Promise<Found>,
): Promise<Found> {
  const { close, ...park } = await opened((closers) => open(given, closers));
  return attack(park).finally(close);
}

async function open(given: Record<string, string>, closers: Closers): Promise<AttackedPark> {
  let databaseUrl = given.DATABASE_URL;
  if (!databaseUrl) {
    const made = await createBenchDatabase();
    closers.push(made.drop);
    databaseUrl = made.url;
  }
  const database = await openPostgres(databaseUrl, CONNECTIONS);
  closers.push(() => database.close());
  const env = { ...given, DATABASE_URL: databaseUrl };
  let output = '';
  const onOutput = (text: string) => {
    output += text;
  };
  const park = await openBenchPark(env, { onOutput });
  closers.push(park.stop);
  const tokenOf = async (who: Parameters<typeof signInAll>[1][number]) => (await signInAll(database, [who]))[0] ?? '';
  return {
    ...park,
    url: park.url.replace('localhost', '127.0.0.1'),
    database,
    databaseUrl,
    output: () => output,
    async visitorToken() {
      const visitorId = newId();
      await database.executeSql('insert into visitor (id) values ($1)', [visitorId]);
      return tokenOf({ visitorId });
    },
    async ownerToken() {
      const { rows } = await database.executeSql(`select id, user_name from admin_account where user_name = 'admin'`, []);
      const [{ id, user_name }] = rows as [{ id: string; user_name: string }];
      return tokenOf({ adminId: id, adminName: user_name });
    },
    async secondNode() {
      const port = await freePort();
      const own = { AUTH_SECRET, DATA_DIR: park.dataDir, PORT: String(port), HOST: '127.0.0.1' };
      const second = startService('The second node', 'server/src/main.ts', {
        env: { ...own, REDIS_URL: '', NODE_ENV: '', LOG_LEVEL: 'error', ...env },
      });
      closers.push(() => second.stop());
      const url = `http://127.0.0.1:${port}`;
      await untilAnswering(second, `${url}/healthz`);
      return url;
    },
  };
}
