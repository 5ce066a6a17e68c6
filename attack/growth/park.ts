import type { Call } from '@park/contract/call';
import { addDays, parkDay } from '@park/contract/parkTime';
import pg from 'pg';
import { createBenchDatabase } from '../../bench/benchDatabase';
import { appOn, signInAll } from '../../bench/benchPark';
import { timed } from '../../bench/statistics';
import { migrate } from '../../server/src/db/migrate';
import { openPostgres } from '../../server/src/db/postgres';
import { parkJobs } from '../../server/src/jobs/jobs';
import type { Job } from '../../server/src/modules/module';
import { ensureFirstAdmin } from '../../server/src/modules/staff/account.service';
import { openDays } from '../../server/src/modules/ticket/ticket.jobs.service';
import { seed } from '../../server/src/seed/seed';
import { fillPark, REGULAR } from './manyRows';

export type Who = 'staff' | 'visitor' | 'nobody';

/** A park of so many orders, served in this process from a database of its own. */
export interface GrownPark {
  orders: number;
  /** Ms until the whole answer is there. @throws when it is refused */
  call<In, Out>(call: Call<In, Out>, input: In, as: Who, key?: string): Promise<{ ms: number; result: Out }>;
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

/** @throws Stop when no PostgreSQL answers */
export async function growPark(orders: number): Promise<GrownPark> {
  const bench = await createBenchDatabase();
  const database = await openPostgres(bench.url);
  await migrate(database);
  const { app, config } = await appOn(database, bench.url);
  await seed({ database, clock: Date.now }, config);
  await ensureFirstAdmin(database, null, Date.now());
  await openDays(database, Date.now());
  const began = performance.now();
  await withClient(bench.url, (client) => fillPark(client, orders));
  const filledIn = performance.now() - began;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async <Row>(text: string) => (await database.executeSql(text, [])).rows as Row[];
  const [owner] = await ask<{ adminId: string; adminName: string }>(
    'select id as "adminId", user_name as "adminName" from admin_account',
  );
  if (!owner) throw new Error('the park has no owner');
  const [staff, visitor] = await signInAll(database, [owner, { visitorId: REGULAR }]);
  const authorization = (as: Who): Record<string, string> =>
    as === 'nobody' ? {} : { authorization: `Bearer ${as === 'staff' ? staff : visitor}` };
  return {
    orders,
    filledIn,
    ask,
    jobs: parkJobs(database, app, config),
    async call(call, input, as, key) {
      const get = call.method === 'GET';
      const { ms, result } = await timed(() =>
        app.inject({
          method: call.method,
          url: call.path,
          headers: { ...authorization(as), ...(key ? { 'idempotency-key': key } : {}) },
          ...(get ? { query: input as Record<string, string> } : { payload: input as object }),
        }),
      );
      const envelope = result.json();
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
