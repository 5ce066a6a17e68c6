import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getNotice, getNotices } from '@park/contract/notice/calls';
import { backupJobs } from './backup/nightly';
import { startJobs } from './jobs/jobs';
import { serveMetrics } from './metricsServer';
import { createFigures } from './modules/health/figures.service';
import { createHealth } from './modules/health/health.service';
import { ofAllNouns } from './modules/modules';
import { makeDue } from './testing/jobsSetUp';
import { startTestApp, type TestApp, testDatabases } from './testing/testApp';
import { until } from './testing/until';

async function metricsOf({ database, config, deps }: TestApp) {
  const check = createHealth({ database, redis: null, dataDir: config.dataDir });
  const figures = createFigures({ database, config, clock: deps.clock, ...ofAllNouns });
  const served = await serveMetrics({ host: '127.0.0.1', port: 0 }, { database, check, refusals: () => [], figures });
  const read = async () => (await fetch(served.url)).text();
  return { ...served, read };
}

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
const readingOf = (text: string, name: string, ...labels: string[]) => {
  const found = linesOf(text, name).find((line) => labels.every((label) => line.includes(label)));
  return found === undefined ? null : Number(found.slice(found.lastIndexOf(' ') + 1));
};

for (const kind of testDatabases())
  describe(`metrics on ${kind}`, () => {
    it('count calls by route and outcome, and never name what was asked for', async () => {
      const park = await startTestApp({ kind });
      const metrics = await metricsOf(park);
      const before = await metrics.read();
      const since = (text: string, ...labels: string[]) =>
        (readingOf(text, 'park_calls_total', ...labels) ?? 0) - (readingOf(before, 'park_calls_total', ...labels) ?? 0);
      await park.send(getNotices, {});
      await park.send(getNotice, { id: 'notice-that-is-none' });
      await park.app.inject('/no/such/page?phone=13800138000');
      const text = await metrics.read();
      assert.equal(since(text, `call="${getNotices.path}"`, 'status="2xx"', 'error=""'), 1);
      assert.equal(since(text, `call="${getNotice.path}"`, 'status="2xx"', 'error="noticeNotFound"'), 1);
      assert.equal(since(text, 'call="none"', 'status="4xx"', 'error="notFound"'), 1);
      assert.ok((readingOf(text, 'park_call_seconds_count', `call="${getNotices.path}"`) ?? 0) >= 1);
      assert.doesNotMatch(text, /13800138000|no\/such|notice-that-is/);
      await metrics.close();
      await park.close();
    });

    it('tell what waits, sizes and jobs from the database, and all the rest without one', async () => {
      const start = Date.parse('2026-05-04T10:00:00Z');
      let now = start + 3_600_000;
      const park = await startTestApp({ kind, clock: () => now });
      await park.database.executeSql(
        `insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at)
          values ('h', 'h', 'h', 'other', 3, 'active', '', '', $1, $1)`,
        [new Date(start).toISOString()],
      );
      let isBroken = false;
      const run = async () => {
        if (isBroken) throw new Error('broken');
        return 3;
      };
      const jobs = await startJobs(park.deps, [{ name: 'telltale', cron: '0 * * * *', run }], 1);
      await makeDue(park.database, 'telltale');
      const metrics = await metricsOf(park);
      let text = '';
      const says = (name: string, ...labels: string[]) => readingOf(text, name, ...labels);
      await until('the job is seen to have gone well', async () => {
        text = await metrics.read();
        return says('park_job_succeeded_timestamp_seconds', 'name="telltale"') === start / 1_000 + 3_600;
      });
      assert.equal(says('park_waiting', 'what="help"'), 1);
      assert.equal(says('park_waiting_oldest_seconds', 'what="help"'), 3_600);
      assert.equal(says('park_waiting_oldest_seconds', 'what="refund"'), 0);
      assert.ok((says('park_database_bytes') ?? 0) > 1_000_000);
      assert.ok((says('park_table_bytes', 'table="ticket"') ?? 0) > 0);
      assert.equal(says('park_job_late', 'name="telltale"'), 0);
      assert.equal(says('park_job_failing', 'name="telltale"'), 0);
      assert.equal(says('park_up', 'part="database"'), 1);
      assert.equal(says('park_ready'), 1);
      assert.ok(Math.abs(says('park_clock_skew_seconds') ?? Number.NaN) < 5);
      assert.equal(says('park_database_connections', 'state="waiting"'), kind === 'postgres' ? 0 : null);
      isBroken = true;
      now += 1_000;
      await makeDue(park.database, 'telltale');
      await until('the job is seen to fail', async () => {
        text = await metrics.read();
        return says('park_job_failing', 'name="telltale"') === 1;
      });
      await jobs.stop();
      await park.database.close();
      await until('the database is seen to be gone', async () => {
        text = await metrics.read();
        return says('park_database_bytes') === null;
      });
      assert.equal(says('park_up', 'part="database"'), 0);
      assert.equal(says('park_ready'), 0);
      assert.ok((says('process_resident_memory_bytes') ?? 0) > 0);
      assert.ok(says('nodejs_eventloop_lag_p99_seconds') !== null);
      await metrics.close();
      await park.app.close();
    });

    it('tell the newest backup, its size, the room for the next, and whether the last run failed', async () => {
      let now = Date.parse('2026-05-04T19:23:00Z');
      const folder = await mkdtemp(join(tmpdir(), 'park-metrics-'));
      const backupDir = join(folder, 'backups');
      const park = await startTestApp({ kind, clock: () => now, config: { dataDir: folder, backupDir } });
      const jobs = await startJobs(park.deps, backupJobs(park.database, park.config), 1);
      let text = '';
      const says = (name: string, ...labels: string[]) => readingOf(text, name, ...labels);
      /** Of figures that nobody has read yet. */
      const readOnce = async () => {
        const metrics = await metricsOf(park);
        text = await metrics.read();
        await metrics.close();
      };
      await readOnce();
      assert.deepEqual([says('park_backup_timestamp_seconds'), says('park_backup_bytes')], [0, null]);
      await makeDue(park.database, 'backup');
      await until('the backup is made', async () => {
        await readOnce();
        return says('park_job_succeeded_timestamp_seconds', 'name="backup"') === now / 1_000;
      });
      const [name = ''] = await readdir(backupDir);
      assert.equal(says('park_backup_timestamp_seconds'), now / 1_000);
      assert.equal(says('park_backup_bytes'), (await stat(join(backupDir, name))).size);
      assert.ok((says('park_backup_free_bytes') ?? 0) > 0);
      assert.equal(says('park_job_failing', 'name="backup"'), 0);

      await rm(backupDir, { recursive: true });
      await writeFile(backupDir, 'no folder');
      now += 1_000;
      await makeDue(park.database, 'backup');
      await until('its failure is seen', async () => {
        await readOnce();
        return says('park_job_failing', 'name="backup"') === 1;
      });
      assert.equal(says('park_backup_timestamp_seconds'), 0, 'no backup is there any more');
      await jobs.stop();
      await park.close();
      await rm(folder, { recursive: true });
    });
  });
