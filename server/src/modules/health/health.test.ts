import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getStatus } from '@park/contract/health/calls';
import { RELEASE } from '../../release';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { migratedDatabase } from '../../testing/testDatabase';
import { remembered } from './health.service';

/** Both clocks are this machine's. */
const withoutSkew = (answer: { json(): { clockSkewMs: number } }) => {
  const health = answer.json();
  assert.ok(Math.abs(health.clockSkewMs) < 5_000, `${health.clockSkewMs} ms`);
  return { ...health, clockSkewMs: 0 };
};

for (const kind of testDatabases()) {
  describe(`health on ${kind}`, () => {
    it('is good while the database answers and holds every table', async () => {
      const park = await startTestApp({ kind });
      const answer = await park.app.inject('/healthz');
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(withoutSkew(answer), {
        ...RELEASE,
        status: 'ok',
        database: 'ok',
        redis: 'off',
        storage: 'ok',
        databaseRoom: 'ok',
        clockSkewMs: 0,
        pendingMigrations: [],
      });
      assert.match(RELEASE.version, /^\d+\.\d+\.\d+/);
      assert.deepEqual((await park.app.inject('/readyz')).json(), { status: 'ok' });

      await park.database.executeSql(`delete from schema_migration where name = '001_core.sql'`, []);
      const behind = await park.app.inject('/healthz');
      assert.equal(behind.statusCode, 503);
      assert.deepEqual(withoutSkew(behind), {
        ...RELEASE,
        status: 'failing',
        database: 'ok',
        redis: 'off',
        storage: 'ok',
        databaseRoom: 'ok',
        clockSkewMs: 0,
        pendingMigrations: ['001_core.sql'],
      });
      await park.close();
    });

    it('is bad when the database is gone', async () => {
      const park = await startTestApp({ kind });
      await park.database.close();
      const answer = await park.app.inject('/healthz');
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.json().database, 'unreachable');
      assert.equal((await park.app.inject('/readyz')).statusCode, 503);
      assert.equal((await park.app.inject('/livez')).statusCode, 200, 'starting it again would not help');
      await park.app.close();
    });

    for (const [minutes, which] of [
      [-20, 'ahead of'],
      [20, 'behind'],
    ] as const)
      it(`sends nobody to a node whose clock is 20 minutes ${which} the database's`, async () => {
        const { database, drop } = await migratedDatabase(kind);
        const probe: typeof database.probe = async (text, values, timeoutMs) =>
          database.probe(
            text.replace('clock_timestamp()', `clock_timestamp() + interval '${minutes} minutes'`),
            values,
            timeoutMs,
          );
        const park = await startTestApp({ kind, deps: { database: { ...database, probe } } });
        const ready = await park.app.inject('/readyz');
        assert.equal(ready.statusCode, 503);
        assert.match(
          ready.json().reasons.join(),
          new RegExp(`^This machine's clock is 1[12]\\d\\d s ${which} the database's\\.`),
        );
        await park.app.close();
        await drop();
      });

    it('is told from memory while it is good', async () => {
      let checks = 0;
      const ask = remembered(
        async () => {
          checks += 1;
          return checks;
        },
        (answer) => answer !== 2,
      );
      const answers: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        answers.push(await ask());
        await new Promise(setImmediate);
      }
      assert.deepEqual(answers, [1, 1, 3, 3, 4]);
    });

    it('is told to owners in what waits, jobs, room and backups, red where an alert goes off', async () => {
      const now = Date.parse('2026-05-04T10:00:00Z');
      const park = await startTestApp({ kind, clock: () => now, config: { backupDir: '/no/such/folder' } });
      const admin = await park.signInAdmin();
      await park.database.executeSql(
        `insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at)
          values ('h', 'h', 'h', 'other', 3, 'active', '', '', $1, $1)`,
        [new Date(now - 6 * 60_000).toISOString()],
      );
      await park.database.executeSql(
        `insert into job_run (job, every_s, since, succeeded_at, failed_at) values
          ('well', 60, $1, $2, null), ('late', 60, $1, null, null), ('broken', 60, $1, $1, $2), ('new', 86400, $2, null, null)`,
        [new Date(now - 3_600_000).toISOString(), new Date(now).toISOString()],
      );
      const { result } = await park.call(getStatus, {}, admin);
      assert.equal(result.version, RELEASE.version);
      assert.ok((result.database.bytes ?? 0) > 1_000_000);
      assert.equal(result.database.answers, true);
      assert.deepEqual(result.backup, { at: null, isOld: true });
      assert.deepEqual(
        result.waiting.filter(({ waiting }) => waiting > 0),
        [{ what: 'help', waiting: 1, oldestSeconds: 360, isOverdue: true }],
      );
      assert.equal(result.jobs.known, 4);
      assert.deepEqual(
        result.jobs.bad.map(({ name, isFailing }) => `${name} ${isFailing}`),
        ['broken true', 'late false'],
      );
      await park.close();
    });

    it('sends nobody to a node that is stopping', async () => {
      const park = await startTestApp({ kind });
      park.app.stopping = true;
      const ready = await park.app.inject('/readyz');
      assert.equal(ready.statusCode, 503);
      assert.deepEqual(ready.json(), { status: 'stopping' });
      assert.equal((await park.app.inject('/healthz')).statusCode, 200);
      await park.close();
    });
  });
}
