/** What may lag is read at a real standby of a real primary, and at the primary whenever the standby does not do. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Call, CallSchemas } from '@park/contract/call';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { getNotices } from '@park/contract/notice/calls';
import { sql } from 'drizzle-orm';
import { tsImport } from 'tsx/esm/api';
import { laggingReads } from '../metrics';
import { type OwnPostgres, ownPostgres, type Standby } from '../testing/ownPostgres';
import { startTestApp, type TestApp } from '../testing/testApp';
import { until } from '../testing/until';
import { rows } from './db';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { createLag } from './standby';

const DAY = '2026-05-04';
const MAX_LAG_MS = 1_000;
/** Looked at once a second, and given up after `PROBE_MS`; the rest is for a busy machine. */
const MAX_WAIT_MS = 3_000;

/** Every call that may lag, with what it is asked; a new one must be tried here, too. */
const INPUTS: Record<string, object> = {
  getActivities: {},
  exportEnrollments: { format: 'csv', activityId: 'none' },
  exportFeedBacks: { format: 'csv' },
  exportHelpRequests: { format: 'csv' },
  getExhibits: {},
  getExhibit: { id: '9999' },
  getWalks: {},
  getWalk: { id: 'none' },
  getLivePoints: {},
  getLivePlatforms: {},
  getComingRooms: {},
  getLiveRooms: {},
  exportReservations: { format: 'csv' },
  getPageLocks: {},
  getItems: { kind: 'lost' },
  getMap: {},
  getSights: {},
  getPlaceKinds: {},
  getNotices: {},
  getWarnings: {},
  getDesks: {},
  getOverview: { day: DAY },
  getReport: { kind: 'takings', by: 'day', from: DAY, to: DAY },
  exportReport: { format: 'csv', kind: 'ledger', from: DAY, to: DAY },
  getRounds: {},
  getEntrants: { id: 'none' },
  exportEntries: { format: 'csv', roundId: 'none' },
  exportRedemptions: { format: 'csv' },
  search: { q: '化石' },
  getHotWords: {},
  getAuditLog: {},
  exportAuditLog: { format: 'csv' },
  exportOrders: { format: 'csv' },
  getOrderTotals: { keyword: '1234' },
  getOpening: {},
  getTickets: {},
  getTicketWindow: {},
  getDayFigures: { day: DAY },
};

async function callsThatLag(): Promise<[string, Call<unknown, unknown>][]> {
  const folder = fileURLToPath(new URL('../../../contract/src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('schemas.ts'));
  const found: [string, Call<unknown, unknown>][] = [];
  // Bundled tests know no TypeScript.
  const load = (file: string) => tsImport(`${folder}${file}`, import.meta.url);
  for (const file of files) {
    const { schemas = {} }: { schemas?: Record<string, CallSchemas> } = await load(file);
    for (const name of Object.keys(schemas).filter((one) => schemas[one]?.mayLag))
      found.push([name, (await load(file.replace('schemas', 'calls')))[name]]);
  }
  return found;
}

const primary = (await ownPostgres()) as OwnPostgres | null;

describe('a park with a standby', { skip: primary === null }, () => {
  let standby: Standby;
  let park: TestApp;
  const state = () => park.database.lagging?.standby();
  const read = async (by: string) => (await laggingReads.get()).values.find(({ labels }) => labels.by === by)?.value ?? 0;
  const writtenDown = async () => (await standby.log()).split('\n').filter((line) => /LOG: {2}(execute|statement)/.test(line));
  const used = (is = true) => until(`the standby is ${is ? '' : 'not '}used`, async () => state()?.isUsed === is);

  before(async () => {
    if (!primary) return;
    const first = await openPostgres(primary.url);
    await migrate(first);
    // Both write down each statement from now on: what the standby is told is in the copy.
    for (const statement of [`alter system set log_statement = 'all'`, 'select pg_reload_conf()'])
      await first.executeSql(statement, []);
    await first.close();
    standby = await primary.standby({ isAwaited: false });
    const database = await openPostgres(primary.url, 10, undefined, { url: standby.url, maxLagMs: MAX_LAG_MS });
    park = await startTestApp({ on: { database, url: primary.url, drop: () => database.close() } });
    await used();
  });
  after(async () => {
    await park?.close();
    await standby?.remove();
    await primary?.remove();
  });

  /** Twenty ask one after the other while something happens. @returns the longest, ms */
  async function ask(happens: () => Promise<unknown>): Promise<number> {
    let [longest, isOver] = [0, false];
    const readers = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const began = performance.now();
        const { statusCode, body } = await park.send(getLivePlatforms, {});
        assert.equal(statusCode, 200, body);
        longest = Math.max(longest, performance.now() - began);
      }
    });
    const over = happens().finally(() => {
      isOver = true;
    });
    await Promise.all([over, ...readers]);
    return longest;
  }

  it('reads there what may lag, each call of it, and writes nothing there', async () => {
    const calls = await callsThatLag();
    assert.deepEqual(calls.map(([name]) => name).sort(), Object.keys(INPUTS).sort());
    const admin = await park.signInAdmin();
    for (const [name, call] of calls) {
      const [there, here] = [await read('standby'), await read('primary')];
      const before = (await writtenDown()).length;
      const { statusCode, body } = await park.send(call, INPUTS[name] ?? {}, call.auth === 'admin' ? admin : undefined);
      assert.ok(statusCode === 200 || /"error":"\w+(NotFound)"/.test(body), `${name}: ${statusCode} ${body}`);
      assert.ok((await read('standby')) > there && (await writtenDown()).length > before, `${name} reads at the standby`);
      assert.equal(await read('primary'), here, `${name} reads at the standby alone`);
    }
    const writes = (await writtenDown()).filter((line) =>
      /\b(insert into|update \w+ set|delete from|for (no key )?update)\b/i.test(line),
    );
    assert.deepEqual(writes, []);
  });

  it('reads at the primary what who asks may just have written, and writes there whatever is asked to lag', async () => {
    const { token } = await park.signIn();
    const there = await read('standby');
    assert.equal((await park.send(getNotices, {}, token)).statusCode, 200);
    assert.equal(await read('standby'), there);
    const db = park.database.lagging?.db ?? assert.fail();
    await db.execute(sql`insert into live_platform (id, name, hosts) values ('late', '{"zh-Hans": "晚"}', '["late.example"]')`);
    assert.equal((await rows(park.database.db, sql`select 1 from live_platform where id = 'late'`)).length, 1);
  });

  it('reads at the primary what the standby does not have soon enough', async () => {
    await rows(park.database.db, sql`select 1`);
    const at = await openPostgres(standby.url, 1);
    const late = () => at.executeSql(`select 1 from live_platform where id = 'late'`, []);
    await until('the standby has it', async () => (await late()).rows.length === 1);
    await at.executeSql('select pg_wal_replay_pause()', []);
    await park.database.executeSql(`update live_platform set name = '{"zh-Hans": "新"}' where id = 'late'`, []);
    const names = async () => JSON.stringify((await park.call(getLivePlatforms, {})).result);
    assert.match(await names(), /晚/, 'it may lag');
    await used(false);
    assert.match(await names(), /新/);
    assert.ok((state()?.lag ?? 0) > MAX_LAG_MS / 1_000);
    await at.executeSql('select pg_wal_replay_resume()', []);
    await at.close();
    await used();
    assert.match(await names(), /新/);
  });

  it('answers every call in time while the standby stands still, and while it is stopped', async () => {
    const frozen = await ask(async () => {
      await standby.freeze(true);
      await used(false);
      await standby.freeze(false);
      await used();
    });
    assert.ok(frozen < MAX_WAIT_MS, `the longest took ${frozen} ms`);
    const stopped = await ask(async () => {
      await standby.kill();
      await used(false);
      await standby.restart('fast');
      await used();
    });
    assert.ok(stopped < MAX_WAIT_MS, `the longest took ${stopped} ms`);
  });

  it('goes on answering what may lag while the primary is away', async () => {
    await ask(async () => {
      await primary?.kill();
      const there = await read('standby');
      await until('some were answered', async () => (await read('standby')) > there + 100);
      await primary?.restart('fast');
      await until('the primary is back', () => park.database.probe('select 1', []).then(Boolean, () => false));
    });
  });

  it('asks no standby of another park, and none that has become a primary', async () => {
    await park.database.executeSql(`insert into park_identity (what, fingerprint) values ('storage', 'this park')`, []);
    await park.database.executeSql('create database another', []);
    const [at, readAt] = [primary?.url, standby.url].map((url) => `${url?.replace(/postgres$/, 'another')}`);
    const another = await openPostgres(at ?? '', 1);
    await another.executeSql(`create table park_identity as select 'storage' as what, 'another' as fingerprint`, []);
    await another.close();
    const mistaken = await openPostgres(primary?.url ?? '', 1, undefined, { url: readAt ?? '' });
    await until('it was looked at', async () => mistaken.lagging?.standby().lag !== null);
    assert.equal(mistaken.lagging?.standby().isUsed, false);
    await mistaken.close();
    await used();
    await standby.promote();
    await used(false);
  });
});

describe('how far a standby is behind', () => {
  it('is for how long there has been something that it lacks, however little is written', () => {
    const lag = createLag();
    lag.wrote(100, 1_000);
    assert.equal(lag.of(100, 90_000), 0, 'nothing was written since');
    lag.wrote(200, 91_000);
    lag.wrote(300, 92_000);
    assert.equal(lag.of(150, 93_000), 2_000);
    assert.equal(lag.of(200, 93_000), 1_000);
    assert.equal(lag.of(300, 94_000), 0);
  });
});
