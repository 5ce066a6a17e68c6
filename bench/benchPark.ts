import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPark, type Park } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { type AppConfig, buildApp } from '../server/src/app';
import { parseConfig } from '../server/src/config';
import type { Database } from '../server/src/db/db';
import { createSessions, type Sessions } from '../server/src/modules/session/session.service';
import { fakeWechat } from '../server/src/testing/fakeWechat';
import { noPayClient } from '../server/src/wechat/payClient';

export const AUTH_SECRET = 'a secret of the bench, long enough to be one';
/** People who are signed in at once. */
const SIGN_INS = 16;

/** As a first start makes it, on free ports. */
interface BenchPark extends Park {
  /** Its own; `stop` takes it away. */
  dataDir: string;
}

interface BenchParkOptions {
  /** Where something of it lies already. */
  folder?: string;
  onOutput?: (text: string) => void;
}

/** Server and sandbox as processes, with the embedded database unless `env` names another. */
export async function openBenchPark(env: Record<string, string>, options: BenchParkOptions = {}): Promise<BenchPark> {
  const { folder = await newFolder(), onOutput } = options;
  const dataDir = path.join(folder, 'data');
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const park = await openPark({
      port: await freePort(),
      sandboxPort: await freePort(),
      onOutput,
      env: {
        ...{ HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: '', DATA_DIR: dataDir, AUTH_SECRET },
        ...{ DATABASE_URL: '', REDIS_URL: '', WECHAT_APP_ID: '', WECHAT_MP_APP_ID: '', SANDBOX_DATA: ':memory:' },
        ...env,
      },
    });
    const stop = async () => {
      await park.stop();
      await clear();
    };
    return { ...park, dataDir, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}

export const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'park-bench-'));

/** The server in this process, on a database that is there, without jobs. */
export async function appOn(database: Database, DATABASE_URL: string, authSecret = AUTH_SECRET) {
  const config: AppConfig = { ...parseConfig({ DATABASE_URL, RATE_LIMIT: '0', LOG_LEVEL: 'error' }), authSecret };
  const app = await buildApp(config, {
    database,
    wechat: fakeWechat(),
    payClient: noPayClient(),
    redis: null,
    clock: Date.now,
  });
  return { app, config };
}

/** Signs people in by the server's own code. @returns their tokens */
export async function signInAll(
  { db }: Database,
  people: readonly Parameters<Sessions['open']>[1][],
  authSecret = AUTH_SECRET,
): Promise<string[]> {
  const sessions = createSessions(db, authSecret);
  const tokens: string[] = [];
  const waiting = people.entries();
  const work = async () => {
    for (const [nth, who] of waiting) tokens[nth] = (await sessions.open(db, who, Date.now())).accessToken;
  };
  await Promise.all(Array.from({ length: SIGN_INS }, work));
  return tokens;
}
