import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { adminLogin, adminLogout } from '@park/contract/staff/calls';
import { type SQL, StringChunk } from 'drizzle-orm';
import type { Db } from './db/db';
import { openDatabase } from './db/openDatabase';
import { startServer } from './server';
import { emptyDatabase, testDatabases } from './testing/testDatabase';
import { startSandbox } from './testing/testSandbox';
import { spawnServer, type TestServer } from './testing/testServer';

let dataDir: string;
const started: TestServer[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'park-data-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): TestServer {
  const server = spawnServer({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
}

async function post(origin: string, path: string, body: object, token = '') {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return answer.json();
}
const get = async (origin: string, path: string, token = '') =>
  (await fetch(origin + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();

/** Resolves when `path` on `port` no longer takes connections. */
async function untilRefused(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const refused = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(false)).on('error', () => resolve(true));
      socket.on('connect', () => socket.destroy());
    });
    if (refused) return;
  }
}

describe('the server as a process, on the embedded database', () => {
  it('opens a park with contents, remembers its secret, and stops cleanly', async (t) => {
    const sandbox = await startSandbox();
    t.after(() => sandbox.close());
    const first = start(sandbox.env);
    const origin = await first.open;
    assert.match(first.output(), /never calls fsync/);
    assert.match(first.output(), /AUTH_SECRET is not set: a new one/);
    assert.match(first.output(), /001_core\.sql/);
    const password = /password "([^"]+)"/.exec(first.output())?.[1] ?? '';
    assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
    for (const name of await readdir(dataDir, { recursive: true })) {
      const stats = await stat(join(dataDir, name)).catch(() => null);
      // What the database took away meanwhile is closed as well.
      if (stats) assert.equal(stats.mode & 0o077, 0, name);
    }

    assert.ok((await get(origin, getLivePlatforms.path)).result.length > 0, 'it is seeded');
    const code = new URL(await sandbox.follow(await authorizeUrl(origin), 'anchor')).searchParams.get('code');
    const { result: handle } = await post(origin, `${snsOAuth2.path}?Code=${code}`, {});
    const { result: user } = await post(origin, openIdLogin.path, { openId: handle });
    assert.equal((await get(origin, getAnchorsDetails.path, user.accessToken)).result.status, 2, 'the seeded anchor');
    assert.equal((await post(origin, adminLogin.path, { userName: 'admin', password })).code, 200);

    first.kill('SIGTERM');
    assert.deepEqual(await first.ended, { code: 0, signal: null });
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => /lock|pid/.test(name)),
      [],
      'the folder is given back',
    );

    const second = start(sandbox.env);
    const reopened = await second.open;
    assert.match(second.output(), /using the one in/);
    assert.doesNotMatch(second.output(), /password|waiting/);
    const details = await get(reopened, getAnchorsDetails.path, user.accessToken);
    assert.equal(details.code, 200, 'who was signed in still is');
  });

  it('can be told to stop while it starts, also as the first process of a container', async () => {
    const server = start();
    await server.says(/(never calls fsync)/);
    server.kill('SIGTERM');
    // By itself: what the system does for other processes at a signal, it does not do for that one.
    assert.deepEqual(await server.ended, { code: 143, signal: null });
  });

  it('does not start with a secret that anybody could sign with', async () => {
    await writeFile(join(dataDir, 'secret'), '');
    const server = start();
    assert.deepEqual(await server.ended, { code: 1, signal: null });
    assert.match(server.output(), /secret is empty or too short/);
    assert.doesNotMatch(server.output(), / {4}at /);
  });

  it('refuses a folder that a living server uses, even one that is paused, and takes it from a killed one', async () => {
    const first = start({ ADMIN_PASSWORD: 'ammonite-2026' });
    const origin = await first.open;
    const login = await post(origin, adminLogin.path, { userName: 'admin', password: 'ammonite-2026' });
    const second = start();
    assert.deepEqual(await second.ended, { code: 1, signal: null });
    assert.match(second.output(), /Another server is using the data folder/);
    assert.match(second.output(), /DATABASE_URL/);
    assert.equal((await get(origin, '/healthz')).status, 'ok');

    first.kill('SIGSTOP');
    const third = start();
    assert.deepEqual(await third.ended, { code: 1, signal: null });
    assert.match(third.output(), /Another server is using the data folder/);
    first.kill('SIGCONT');
    assert.equal((await get(origin, '/healthz')).status, 'ok');

    first.kill('SIGKILL');
    await first.ended;
    const reopened = await start().open;
    const { code } = await post(reopened, adminLogout.path, {}, login.result.accessToken);
    assert.equal(code, 200, 'the session that was answered is there');
  });

  it('answers what is under way before it stops, and nothing new', async () => {
    // Without the sample's contents there is little that the clock's work would have to look through meanwhile.
    const server = start({ SAMPLE_PARK: '0' });
    const origin = await server.open;
    const { hostname, port } = new URL(origin);
    const body = JSON.stringify({ userName: 'admin', password: 'wrong' });
    // What a first start still has to do with its one connection is done: the stop waits for this call alone.
    await post(origin, adminLogin.path, JSON.parse(body));
    let received = '';
    const phone = connect(Number(port), hostname);
    phone.on('data', (chunk) => {
      received += chunk;
    });
    const closed = new Promise<void>((resolve) => phone.once('close', () => resolve()));
    phone.write(
      `POST ${adminLogin.path} HTTP/1.1\r\nhost: park\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    phone.write(body.slice(0, 5));
    await get(origin, '/healthz');
    server.kill('SIGINT');
    await untilRefused(origin);
    phone.write(body.slice(5));
    await closed;
    assert.match(received, /^HTTP\/1\.1 200/);
    assert.match(received, /adminLoginFailed/);
    assert.deepEqual(await server.ended, { code: 0, signal: null });
  });

  it('says what is wrong and ends when it cannot start', async () => {
    const wrong = start({ PORT: 'eighty', ADMIN_PASSWORD: 'x' });
    assert.deepEqual(await wrong.ended, { code: 1, signal: null });
    assert.match(wrong.output(), /- PORT .*\n {2}- ADMIN_PASSWORD must have at least 8/);
    assert.deepEqual(await readdir(dataDir), [], 'it touched nothing');

    const nobody = start({ DATABASE_URL: 'postgres://root@127.0.0.1:1/park' });
    assert.deepEqual(await nobody.ended, { code: 1, signal: null });
    assert.match(
      nobody.output(),
      /The database cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Check DATABASE_URL/,
    );
    assert.doesNotMatch(nobody.output(), / {4}at /);

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = start({ PORT: String((other.address() as AddressInfo).port) });
    assert.deepEqual(await taken.ended, { code: 1, signal: null });
    assert.match(taken.output(), /The address is in use: .*Set PORT to another one/);
    other.close();
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => /lock|pid/.test(name)),
      [],
    );
  });
});

it('sets its jobs up once the database is back, and goes on meanwhile', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let refusals = 0;
  const server = await startServer(
    { DATA_DIR: dataDir, PORT: '0' },
    () => undefined,
    async (...of) => {
      const database = await openDatabase(...of);
      const db: Db = Object.create(database.db);
      db.execute = (query) => {
        const isOfJobs = (query as SQL).queryChunks.some(
          (one) => one instanceof StringChunk && one.value.join().includes('job_run'),
        );
        if (!isOfJobs || refusals === 2) return database.db.execute(query);
        refusals += 1;
        throw refused;
      };
      return { ...database, db };
    },
  );
  await server.working;
  assert.equal(refusals, 2);
  await server.stop();
});

async function authorizeUrl(origin: string): Promise<string> {
  const input = { redirectUrl: `${origin}/mp/#/`, scope: 'snsapi_base', state: 's' };
  return (await post(origin, '/api/sysWechat/genAuthUrl', input)).result;
}

if (testDatabases().includes('postgres')) {
  describe('two servers on one PostgreSQL and one data folder', () => {
    it('start together, take each other’s tokens, and make one administrator', async (t) => {
      const test = await emptyDatabase('postgres');
      t.after(() => test.drop());
      const sandbox = await startSandbox();
      t.after(() => sandbox.close());
      const env = { DATABASE_URL: test.url ?? '', ...sandbox.env };
      const nodes = [start(env), start(env)];
      const [one = '', two = ''] = await Promise.all(nodes.map((node) => node.open));
      assert.equal(nodes.filter((node) => /password "/.test(node.output())).length, 1);
      assert.equal((await readFile(join(dataDir, 'secret'), 'utf8')).length, 64);

      const code = new URL(await sandbox.follow(await authorizeUrl(one), 'newcomer')).searchParams.get('code');
      const { result: handle } = await post(two, `${snsOAuth2.path}?Code=${code}`, {});
      const { result: user } = await post(one, openIdLogin.path, { openId: handle });
      assert.equal((await get(two, getAnchorsDetails.path, user.accessToken)).result.status, 0);

      for (const node of nodes) node.kill('SIGTERM');
      for (const node of nodes) assert.deepEqual(await node.ended, { code: 0, signal: null }, node.output());
    });
  });

  describe('two servers on one PostgreSQL that share neither data folder nor secret', () => {
    it('do not both become ready: the second says why, and answers nobody', async (t) => {
      const test = await emptyDatabase('postgres');
      t.after(() => test.drop());
      const own = await mkdtemp(join(tmpdir(), 'park-other-'));
      t.after(() => rm(own, { recursive: true, force: true }));
      const env = { DATABASE_URL: test.url ?? '', DATABASE_POOL: '5' };
      const first = await start(env).open;
      assert.deepEqual(await get(first, '/readyz'), { status: 'ok' });

      const other = start({ ...env, DATA_DIR: own });
      const origin = `http://127.0.0.1:${await other.says(/answers only at http:\/\/localhost:(\d+)\/readyz/)}`;
      const ready = await fetch(`${origin}/readyz`);
      const { status, reasons } = (await ready.json()) as { status: string; reasons: string[] };
      assert.deepEqual([ready.status, status], [503, 'failing']);
      assert.match(
        reasons.join('\n'),
        /AUTH_SECRET .* is not the one .*PARK_MOVED=1\.\nThe data folder .*park-other-.* is not the one/,
      );
      for (const reason of reasons) assert.ok(other.output().includes(reason));
      assert.equal((await get(origin, '/healthz')).status, 'failing');
      assert.equal((await get(origin, getLivePlatforms.path)).extras.error, 'unavailable');
      assert.equal((await test.database.executeSql('select 1 from admin_account', [])).rowCount, 1);
      other.kill('SIGTERM');
      assert.deepEqual(await other.ended, { code: 0, signal: null });
    });
  });
}
