import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { proxied } from '../testing/tcpProxy';
import { emptyDatabase, type TestDatabase, testDatabases } from '../testing/testDatabase';
import { isDatabaseAway } from './away';
import { type Db, rows, sqlState } from './db';
import { listenOnPostgres } from './listen';
import { openPostgres } from './postgres';

const TIMEOUT_MS = { lock: 200, statement: 400, query: 600 };
/** What a thing takes, in milliseconds, and how it ended. */
async function timed(work: Promise<unknown>): Promise<{ took: number; error: unknown }> {
  const began = performance.now();
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { took: performance.now() - began, error };
}

describe('PostgreSQL that is away', { skip: !testDatabases().includes('postgres') }, () => {
  let test: TestDatabase;
  const url = () => test.url ?? '';
  before(async () => {
    test = await emptyDatabase('postgres');
    await test.database.executeSql('create table stone (id int primary key)', []);
    await test.database.executeSql('insert into stone values (1)', []);
  });
  after(() => test.drop());

  it('ends no process with a connection that breaks while it is lent, and the next work goes well', async (t) => {
    const database = await openPostgres(url());
    t.after(() => database.close());
    const lent = database.transaction(async (tx) => {
      const [me] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await test.database.executeSql('select pg_terminate_backend($1, 5000)', [me?.pid]);
      // What broke is told while nobody asks it anything.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(sql`select 1`);
    });
    await assert.rejects(lent, (error) => isDatabaseAway(error));
    assert.equal(await database.transaction(async (tx) => (await rows(tx, sql`select 1`)).length), 1);
  });

  it('is told within its time when it falls silent, and is asked again on new connections', async (t) => {
    const { url: by, proxy } = await proxied(url());
    t.after(() => proxy.close());
    const database = await openPostgres(by, 2, TIMEOUT_MS);
    await Promise.all([database.executeSql('select 1', []), database.transaction((tx) => tx.execute(sql`select 1`))]);
    await database.probe('select 1', []);
    proxy.silence();

    const [probe, ...all] = await Promise.all([
      timed(database.probe('select 1', [])),
      timed(database.executeSql('select 1', [])),
      timed(database.transaction((tx) => tx.execute(sql`select 1`))),
    ]);
    assert.ok(probe.error && probe.took < 800, `the probe took ${probe.took} ms`);
    for (const { error, took } of all) assert.ok(isDatabaseAway(error) && took < 2_000, `told after ${took} ms: ${error}`);

    proxy.heal();
    await Promise.all(Array.from({ length: 6 }, () => database.transaction((tx) => tx.execute(sql`select 1`))));
    await database.probe('select 1', []);

    const { hanging } = await new Promise<{ hanging: Promise<{ error: unknown }> }>((resolve) => {
      const hanging = timed(
        database.session(async ({ query }) => {
          proxy.silence();
          resolve({ hanging });
          await query('select 1');
        }),
      );
    });
    const { took } = await timed(database.close());
    assert.ok(took < 4_000, `closing took ${took} ms`);
    assert.ok((await hanging).error);
  });

  it('says that it is busy when somebody holds a row, before a statement’s time is over', async (t) => {
    const database = await openPostgres(url(), 2, TIMEOUT_MS);
    t.after(() => database.close());
    const holding = database.session(async ({ query }) => {
      await query('select * from stone for update');
      const waiting = await timed(database.transaction((tx) => tx.execute(sql`update stone set id = 2`)));
      // Longer than a lock or a statement of a request may take.
      await query('select pg_sleep(0.5)');
      return waiting;
    });
    const { error } = await holding;
    assert.ok(isDatabaseAway(error));
    // Told by the limit on locks, not by that on statements (57014), whatever else the machine does.
    assert.equal(sqlState(error), '55P03');
    await database.transaction((tx) => tx.execute(sql`update stone set id = 1`));
  });

  it('undoes all when a statement fails that nobody waited for, and says which', async (t) => {
    const database = await openPostgres(url(), 2, TIMEOUT_MS);
    t.after(() => database.close());
    const sending = (then: (tx: Db) => Promise<unknown>) =>
      database.transaction(async (tx, send) => {
        send(tx.execute(sql`insert into stone values (7)`));
        send(tx.execute(sql`insert into stone values (7)`));
        await then(tx);
      });
    await assert.rejects(
      sending(async () => undefined),
      (error) => sqlState(error) === '23505',
    );
    await assert.rejects(
      sending((tx) => tx.execute(sql`select 1`)),
      (error) => sqlState(error) === '23505',
    );
    assert.deepEqual(await rows(database.db, sql`select id from stone where id = 7`), []);
    await database.transaction(async (tx, send) => send(tx.execute(sql`insert into stone values (8)`)));
    assert.equal((await rows(database.db, sql`select id from stone where id = 8`)).length, 1);
  });

  it('is listened to again after it fell silent', async (t) => {
    const { url: by, proxy } = await proxied(url());
    t.after(() => proxy.close());
    let woken: () => void = () => undefined;
    const next = () =>
      new Promise<void>((resolve) => {
        woken = resolve;
      });
    let waking = next();
    const end = listenOnPostgres(by, 'stones', () => woken(), { ask: 100, answer: 200 });
    await waking;
    waking = next();
    proxy.silence();
    proxy.heal();
    // Opened anew, it wakes by itself.
    await waking;
    waking = next();
    await test.database.executeSql('notify stones', []);
    await waking;
    proxy.silence();
    const { took } = await timed(end());
    assert.ok(took < 2_000, `ending took ${took} ms`);
  });
});
