import type { Call } from '@park/contract/call';
import { addDays, parkDay } from '@park/contract/parkTime';
import { adminLogin } from '@park/contract/staff/calls';
import pg from 'pg';
import { createBenchDatabase } from '../../bench/benchDatabase';
import { type AppConfig, buildApp } from '../../server/src/app';
import { parseConfig } from '../../server/src/config';
import type { Database } from '../../server/src/db/db';
import { installEncryption } from '../../server/src/db/encryptedColumn';
import { migrate } from '../../server/src/db/migrate';
import { openPostgres } from '../../server/src/db/postgres';
import { parkJobs } from '../../server/src/jobs/jobs';
import type { Job } from '../../server/src/modules/module';
import { createSessions } from '../../server/src/modules/session/session.service';
import { ensureFirstAdmin, FIRST_ADMIN } from '../../server/src/modules/staff/account.service';
import { openDays } from '../../server/src/modules/ticket/ticket.jobs.service';
import { seed } from '../../server/src/seed/seed';
import { fakeWechat } from '../../server/src/testing/fakeWechat';
import { noPayClient } from '../../server/src/wechat/payClient';
import { fillPark, REGULAR } from './manyRows';

const PASSWORD = 'ammonite-attack-only';

/** A park of so many orders, served in this process from a database of its own. */
export interface GrownPark {
  orders: number;
  /** Ms until the whole answer is there. @throws when it is refused */
  call<In, Out>(
    call: Call<In, Out>,
    input: In,
    as: 'staff' | 'visitor' | 'nobody',
    key?: string,
  ): Promise<{ ms: number; result: Out }>;
  /** Ms until a file's first bytes. */
  firstRow<In, Out>(call: Call<In, Out>, input: In): Promise<number>;
  jobs: Job[];
  ask<Row>(text: string): Promise<Row[]>;
  /** Does what PostgreSQL does by itself in a park's quiet hours: vacuum. */
  tidy(): Promise<void>;
  /** Ms that filling it took. */
  filledIn: number;
  drop(): Promise<void>;
}

/** Null when no PostgreSQL answers. */
export async function growPark(orders: number): Promise<GrownPark | null> {
  const bench = await createBenchDatabase();
  if (bench === null) return null;
  const database = await openPostgres(bench.url);
  const config: AppConfig = {
    ...parseConfig({ DATABASE_URL: bench.url, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }),
    authSecret: 'a secret of the attack, long enough to be one',
  };
  installEncryption(config);
  await migrate(database);
  await seed({ database, clock: Date.now }, config);
  await ensureFirstAdmin(database, PASSWORD, Date.now());
  await openDays(database, Date.now());
  const began = performance.now();
  await withClient(bench.url, (client) => fillPark(client, orders));
  const filledIn = performance.now() - began;
  const app = await buildApp(config, {
    database,
    wechat: fakeWechat(),
    payClient: noPayClient(),
    redis: null,
    clock: Date.now,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = await tokensOf(app, database, config);
  const authorization = (as: 'staff' | 'visitor' | 'nobody'): Record<string, string> =>
    as === 'nobody' ? {} : { authorization: `Bearer ${tokens[as]}` };
  const ask = async <Row>(text: string) => (await database.executeSql(text, [])).rows as Row[];
  return {
    orders,
    filledIn,
    ask,
    jobs: parkJobs(database, app, config),
    async call(call, input, as, key) {
      const get = call.method === 'GET';
      const started = performance.now();
      const answer = await app.inject({
        method: call.method,
        url: call.path,
        headers: { ...authorization(as), ...(key ? { 'idempotency-key': key } : {}) },
        ...(get ? { query: input as Record<string, string> } : { payload: input as object }),
      });
      const ms = performance.now() - started;
      const envelope = answer.json();
      if (envelope.code !== 200)
        throw new Error(`${call.path}: ${envelope.code} ${envelope.message} ${JSON.stringify(envelope.errors ?? '')}`);
      return { ms, result: envelope.result };
    },
    async firstRow(call, input) {
      const stop = new AbortController();
      const query = new URLSearchParams(input as Record<string, string>);
      const started = performance.now();
      const answer = await fetch(`${address}${call.path}?${query}`, {
        headers: authorization('staff'),
        signal: stop.signal,
      });
      if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
      const reader = answer.body?.getReader();
      // The heads of the columns, then the first rows.
      for (let bytes = 0; bytes < 2_000; ) {
        const part = await reader?.read();
        if (!part || part.done) break;
        bytes += part.value.length;
      }
      const ms = performance.now() - started;
      stop.abort();
      return ms;
    },
    tidy: () => withClient(bench.url, async (client) => void (await client.query('vacuum analyze'))),
    async drop() {
      await app.close();
      await database.close();
      await bench.drop();
    },
  };
}

async function tokensOf(
  app: Awaited<ReturnType<typeof buildApp>>,
  database: Database,
  config: AppConfig,
): Promise<{ staff: string; visitor: string }> {
  const login = await app.inject({
    method: 'POST',
    url: adminLogin.path,
    payload: { userName: FIRST_ADMIN, password: PASSWORD },
  });
  const visitor = await createSessions(database.db, config.authSecret).open(database.db, { visitorId: REGULAR }, Date.now());
  return { staff: login.json().result.accessToken, visitor: visitor.accessToken };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export const today = (): string => parkDay(Date.now());
export const tomorrow = (): string => addDays(today(), 1);
