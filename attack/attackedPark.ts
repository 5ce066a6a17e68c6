import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBenchDatabase } from '../bench/benchDatabase';
import { openPark, type Park } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { Stop } from '../scripts/terminal';
import type { Database } from '../server/src/db/db';
import { newId } from '../server/src/db/newId';
import { openPostgres } from '../server/src/db/postgres';
import { createSessions } from '../server/src/modules/session/session.service';

export const AUTH_SECRET = 'a secret of the attacks, long enough to be one';
/** Of this program's own, beside those of the server. */
const CONNECTIONS = 4;

export interface AttackedPark extends Park {
  /** The same database as the server's. */
  database: Database;
  databaseUrl: string;
  dataDir: string;
  /** The token of a visitor nobody has seen before. */
  visitorToken(): Promise<string>;
  /** The token of `admin`, an owner. */
  ownerToken(): Promise<string>;
  /** What server and sandbox printed so far. */
  output(): string;
}

/**
 * A park as a first start makes it: a fresh database on the machine's PostgreSQL, a data folder of its own, the server and the
 * sandbox as processes on free ports. `stop` drops all of it.
 * @param env of the server, e.g. `RATE_LIMIT`, or a `DATABASE_URL` that the attack made and drops itself
 * @throws Stop when no PostgreSQL answers or the park does not open
 */
export async function openAttackedPark(env: Record<string, string> = {}): Promise<AttackedPark> {
  const made = env.DATABASE_URL ? null : await createBenchDatabase();
  const databaseUrl = env.DATABASE_URL ?? made?.url;
  if (!databaseUrl) throw new Stop('No PostgreSQL answers. Set DATABASE_URL to one that may be attacked.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'park-attack-'));
  const database = await openPostgres(databaseUrl, CONNECTIONS);
  let output = '';
  const clear = async () => {
    await database.close();
    await made?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const park = await openPark({
      port: await freePort(),
      sandboxPort: await freePort(),
      env: {
        ...{ HOST: '127.0.0.1', LOG_LEVEL: 'error', REDIS_URL: '', SANDBOX_DATA: ':memory:', NODE_ENV: '' },
        ...{ AUTH_SECRET, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        ...env,
      },
      onOutput: (text) => {
        output += text;
      },
    });
    const sessions = createSessions(database.db, AUTH_SECRET);
    return {
      ...park,
      url: park.url.replace('localhost', '127.0.0.1'),
      database,
      databaseUrl,
      dataDir,
      output: () => output,
      async visitorToken() {
        const visitorId = newId();
        await database.executeSql('insert into visitor (id) values ($1)', [visitorId]);
        return (await sessions.open(database.db, { visitorId }, Date.now())).accessToken;
      },
      async ownerToken() {
        const { rows } = await database.executeSql(`select id, user_name from admin_account where user_name = 'admin'`, []);
        const [{ id, user_name }] = rows as [{ id: string; user_name: string }];
        return (await sessions.open(database.db, { adminId: id, adminName: user_name }, Date.now())).accessToken;
      },
      async stop() {
        await park.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
