import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getExhibits } from '@park/contract/exhibit/calls';
import { getAdminNotices } from '@park/contract/notice/calls';
import { getAdminPark, getPark } from '@park/contract/park/calls';
import { genAuthUrl, openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { getOrders } from '@park/contract/ticket/order/calls';
import { getTickets } from '@park/contract/ticket/product/calls';
import { getWalks } from '@park/contract/walk/calls';
import pg from 'pg';
import { configureCommand } from './configure/configure.command';
import { contentCommand } from './content/content.command';
import { ok } from './testing/answers';
import { POSTGRES_URL, testDatabases } from './testing/databaseKinds';
import { startSandbox, type TestSandbox } from './testing/testSandbox';
import { spawnServer, type TestServer } from './testing/testServer';

const NEW_PARK = fileURLToPath(new URL('../../deploy/parks/new-park.sh', import.meta.url));
const run = promisify(execFile);
const COMMON = ['exhibits', 'walks', 'notices'];
const NOTHING = 'The park is as the pack says. Nothing was written.';

/** As their owner keeps them, a `park.yaml` for each; the first is the one that the others take their contents from. */
const FILES = [
  { park: 'valley', name: 'Fossil Valley', opens: '08:00', brand: '#8a3b1d' },
  { park: 'canyon', name: 'Trilobite Canyon', opens: '09:30', brand: '#1d5c8a' },
  { park: 'desert', name: 'Dune of Eggs', opens: '06:00', brand: '#5a1d8a' },
];

interface Park {
  file: (typeof FILES)[number];
  env: Record<string, string>;
  server: TestServer;
  url: string;
  admin: string;
}

async function onDatabase(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As operators run what the script prints. */
async function psql(sql: string): Promise<void> {
  const done = run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', POSTGRES_URL]);
  done.child.stdin?.end(sql);
  await done;
}

async function ask<In, Out>(url: string, { method, path }: Call<In, Out>, input: In, token = ''): Promise<Envelope<Out>> {
  const isInQuery = method === 'GET' || path === snsOAuth2.path;
  const query = isInQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(url + path + query, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { body: JSON.stringify(isInQuery ? {} : input) }),
  });
  return answer.json();
}

if (testDatabases().includes('postgres'))
  describe('three parks of one owner, on one PostgreSQL and one Redis', () => {
    const mark = randomBytes(3).toString('hex');
    const parks: Park[] = [];
    const made: string[] = [];
    let folder: string;
    let sandbox: TestSandbox;

    const newPark = async (...words: string[]): Promise<string> =>
      (await run('sh', [NEW_PARK, ...words], { cwd: folder })).stdout;

    /** Its database, user and secrets come from the script that operators use. */
    async function open(file: Park['file']): Promise<Omit<Park, 'admin'>> {
      const name = `${file.park}-${mark}`;
      const { host } = new URL(POSTGRES_URL);
      const sql = await newPark(name, `${name}.example`, host);
      made.push(name);
      await psql(sql);
      const env = {
        ...(parseEnv(await readFile(join(folder, name, 'park.env'), 'utf8')) as Record<string, string>),
        ...{ DATA_DIR: join(folder, name, 'data'), REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379' },
        ...{ ...sandbox.env, DATABASE_POOL: '5', SAMPLE_PARK: file === FILES[0] ? '1' : '0' },
      };
      const server = spawnServer(env);
      return { file, env, server, url: await server.open };
    }

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'park-several-'));
      sandbox = await startSandbox();
      for (const park of await Promise.all(FILES.map(open))) {
        const login = { userName: 'admin', password: park.env.ADMIN_PASSWORD ?? '' };
        parks.push({ ...park, admin: ok(await ask(park.url, adminLogin, login)).accessToken });
      }
    });
    after(async () => {
      for (const { server } of parks) server.kill('SIGTERM');
      for (const { server } of parks) await server.ended;
      for (const name of made)
        await onDatabase(POSTGRES_URL, [`drop database if exists "${name}" with (force)`, `drop user if exists "${name}"`]);
      await sandbox.close();
      await rm(folder, { recursive: true });
    });

    const content = async ({ env }: Park, ...words: string[]): Promise<string[]> => {
      const lines: string[] = [];
      await contentCommand(words, env, (line) => lines.push(line));
      return lines;
    };
    const shown = async ({ url }: Park) => ({
      exhibits: ok(await ask(url, getExhibits, {})),
      walks: ok(await ask(url, getWalks, {})),
    });
    const others = ({ file }: Park) => parks.filter((park) => park.file !== file);

    it('is each what its own file says', async () => {
      for (const { file, env, url } of parks) {
        const day = `[{ from: '${file.opens}', lastEntry: '16:00', until: '17:00' }]`;
        const season = `{ id: year, name: '', from: null, until: null, week: [${Array(7).fill(day)}] }`;
        const path = join(folder, 'park.yaml');
        await writeFile(
          path,
          `name: { zh-Hans: ${file.park}, en: ${file.name} }\nbrand: '${file.brand}'\nhours: { seasons: [${season}], specialDays: [] }`,
        );
        await configureCommand([path], { ...env, PARK_URL: url }, () => undefined);
      }
      for (const { file, url, admin } of parks) {
        const { name, hours } = ok(await ask(url, getPark, {}));
        const { look } = ok(await ask(url, getAdminPark, {}, admin));
        assert.deepEqual(
          [name, hours.seasons[0]?.week[6]?.[0]?.from, look.brand],
          [file.name, file.opens, file.brand],
          file.park,
        );
      }
    });

    it('takes from the first what they have in common, and stays itself', async () => {
      const [master, ...followers] = parks as [Park, ...Park[]];
      const pack = join(folder, 'common.tar.gz');
      await content(master, 'export', pack, ...COMMON);
      const expected = await shown(master);
      assert.ok(expected.exhibits.length > 0 && expected.walks.length > 0);
      for (const park of followers) {
        assert.deepEqual(await shown(park), { exhibits: [], walks: [] });
        await content(park, 'import', pack);
        assert.deepEqual(await shown(park), expected);
        assert.ok(ok(await ask(park.url, getAdminNotices, {}, park.admin)).items.length > 0);
        assert.equal(ok(await ask(park.url, getPark, {})).name, park.file.name);
        assert.deepEqual(ok(await ask(park.url, getTickets, {})), [], 'what it sells is its own');
      }
      for (const park of parks) assert.equal((await content(park, 'import', pack)).at(-1), NOTHING, park.file.park);
    });

    it('knows neither the visitors nor the staff of another', async () => {
      for (const park of parks) {
        const { PUBLIC_ORIGIN = '', ADMIN_PASSWORD: password = '' } = park.env;
        const wish = { redirectUrl: `${PUBLIC_ORIGIN}/mp/#/`, scope: 'snsapi_base' as const, state: 's' };
        const back = new URL(await sandbox.follow(ok(await ask(park.url, genAuthUrl, wish)), 'newcomer'));
        const handle = ok(await ask(park.url, snsOAuth2, { Code: back.searchParams.get('code') ?? '' }));
        const { accessToken } = ok(await ask(park.url, openIdLogin, { openId: handle }));
        ok(await ask(park.url, getOrders, {}, accessToken));
        for (const { url } of others(park)) {
          assert.equal((await ask(url, getOrders, {}, accessToken)).code, 401);
          assert.equal((await ask(url, getAdminPark, {}, park.admin)).code, 401);
          assert.notEqual((await ask(url, adminLogin, { userName: 'admin', password })).code, 200);
        }
      }
    });

    it('is made once, however often the script runs', async () => {
      const [name = ''] = made;
      const file = join(folder, name, 'park.env');
      const secrets = await readFile(file, 'utf8');
      const [sql, again] = [await newPark(name, 'valley.example'), await newPark(name, 'valley.example')];
      assert.equal(again, sql);
      assert.ok(sql.includes(new URL(parseEnv(secrets).DATABASE_URL ?? '').password));
      await psql(sql);
      assert.equal(await readFile(file, 'utf8'), secrets);
    });

    it('is refused where its name is taken, or a line would get into its secrets', async () => {
      for (const name of ['store', 'postgres', 'redis', 'proxy', '../valley', 'Valley', 'valley-', '-', 'v'.repeat(41)])
        await assert.rejects(newPark(name, 'valley.example'), { code: 1 }, name);
      for (const words of [['valley.example\nPORT=1'], ['valley.example', 'db.internal\nPORT=1']])
        await assert.rejects(newPark('valley', ...words), { code: 1 }, words.join());
      await assert.rejects(readFile(join(folder, 'valley', 'park.env')), { code: 'ENOENT' });
    });

    it('cannot reach the database of another', async () => {
      for (const park of parks)
        for (const other of others(park)) {
          const url = new URL(park.env.DATABASE_URL ?? '');
          url.pathname = new URL(other.env.DATABASE_URL ?? '').pathname;
          await assert.rejects(onDatabase(url.href, ['select 1']), /permission denied for database/);
        }
    });

    it('goes on when another is stopped', async () => {
      const [stopped] = parks as [Park];
      stopped.server.kill('SIGTERM');
      await stopped.server.ended;
      for (const { url, file } of others(stopped)) {
        assert.equal((await fetch(`${url}/readyz`)).status, 200);
        assert.equal(ok(await ask(url, getPark, {})).name, file.name);
      }
    });
  });
