/** A park on a PostgreSQL that crashes, is closed to it, or only reads: what visitors are told, and that they are answered again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { callHelp } from '@park/contract/help/calls';
import { getNotices } from '@park/contract/notice/calls';
import pg from 'pg';
import { type OwnPostgres, ownPostgres, type Standby } from '../testing/ownPostgres';
import { startTestApp, type TestApp } from '../testing/testApp';
import { until } from '../testing/until';
import { isDatabaseAway } from './away';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

const primary = (await ownPostgres()) as OwnPostgres | null;

const asking = () => {
  const fresh = { clientId: randomUUID(), device: randomUUID() };
  return { ...fresh, kind: 'hurt' as const, phone: '13800138000', note: '', position: null, askedAt: null };
};

describe('a park whose PostgreSQL', { skip: primary === null }, () => {
  let standby: Standby;
  const parkUrl = ({ url }: OwnPostgres) => url.replace(/postgres$/, 'park');
  /** As its administrator, beside the park. */
  const administer = async (statement: string) => {
    const client = new pg.Client(primary?.url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  async function parkOn(at: OwnPostgres, connections = 4): Promise<TestApp> {
    const database = await openPostgres(parkUrl(at), connections);
    return startTestApp({ on: { database, url: at.url, drop: () => database.close() } });
  }
  const tell = async (park: TestApp, isWrite = false) => {
    const answer = isWrite ? await park.send(callHelp, asking()) : await park.send(getNotices, {});
    return { status: answer.statusCode, isDone: answer.json().code === 200, body: answer.body };
  };
  /** Asks until it is answered again, and forgives nothing but "try again". */
  const untilBack = (park: TestApp, isWrite = false) =>
    until('the park answers again', async () => {
      const { status, isDone, body } = await tell(park, isWrite);
      if (!isDone) assert.equal(status, 503, body);
      return isDone;
    });

  before(async () => {
    if (!primary) return;
    await administer('create database park');
    const first = await openPostgres(parkUrl(primary));
    await migrate(first);
    await first.close();
    standby = await primary.standby({ isAwaited: false });
  });
  after(async () => {
    await standby?.remove();
    await primary?.remove();
  });

  it('crashes or is restarted says to try again, and goes on by itself', async () => {
    if (!primary) return;
    const park = await parkOn(primary);
    assert.ok((await tell(park)).isDone);
    const { rows } = await park.database.executeSql('select pg_backend_pid() as pid', []);
    // The server ends all connections (57P02), and takes none until it has recovered (57P03).
    const underWay = assert.rejects(park.database.executeSql('select pg_sleep(60)', []), isDatabaseAway);
    process.kill(rows[0].pid, 'SIGKILL');
    await Promise.all([underWay, untilBack(park), untilBack(park, true)]);
    const restarted = primary.restart('fast');
    await Promise.all([untilBack(park), untilBack(park, true), restarted]);
    assert.ok((await tell(park)).isDone);
    await park.close();
  });

  it('is closed to connections for a while says to try again, and goes on by itself', async () => {
    if (!primary) return;
    const park = await parkOn(primary);
    await administer('alter database park allow_connections false');
    await administer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'park'`);
    const closed = [await tell(park), await tell(park, true)];
    await administer('alter database park allow_connections true');
    assert.deepEqual(
      closed.map(({ status }) => status),
      [503, 503],
      closed.map(({ body }) => body).join(),
    );
    await untilBack(park, true);
    await park.close();
  });

  it('only reads for a while says to try again to who writes, and writes on new connections after it', async () => {
    if (!primary) return;
    // What a connection may do is settled when it begins, as it is behind a proxy that led to a standby.
    await administer('alter database park set default_transaction_read_only = on');
    const park = await parkOn(primary);
    const [read, written] = [await tell(park), await tell(park, true)];
    await administer('alter database park reset default_transaction_read_only');
    assert.ok(read.isDone, read.body);
    assert.equal(written.status, 503, written.body);
    await untilBack(park, true);
    await park.close();
  });

  it('is a standby reads, says to try again to who writes, and goes on once it is the primary', async () => {
    const park = await parkOn(standby);
    assert.ok((await tell(park)).isDone);
    const written = await tell(park, true);
    assert.equal(written.status, 503, written.body);
    await standby.promote();
    await untilBack(park, true);
    await park.close();
  });
});
