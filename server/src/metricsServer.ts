import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Registry, register } from 'prom-client';
import type { Config } from './config';
import type { Database } from './db/db';
import { isFailing, isLate, MAX_WAIT_SECONDS } from './modules/health/figures.rules';
import type { Figures } from './modules/health/figures.service';
import { type Health, reasonsOf } from './modules/health/health.service';
import { RELEASE } from './release';

interface Sources {
  database: Pick<Database, 'connections' | 'lagging'>;
  check: () => Promise<Health>;
  /** Why this node serves nobody whatever its parts say (`app.refusals`). */
  refusals: () => string[];
  figures: () => Promise<Figures>;
}

type Values = [value: number, labels?: Record<string, string>][];

/** What is read when somebody asks; what is not known at the moment is not said. */
export async function readGauges({ database, check, refusals, figures }: Sources): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, values: Values) => {
    const one = new Gauge({ name, help, labelNames: Object.keys(values[0]?.[1] ?? {}), registers: [registry] });
    // Else it says 0 of what is not known.
    if (values.length === 0) one.remove();
    for (const [value, labels = {}] of values) one.set(labels, value);
  };
  const [health, { at, database: known, due, diskFreeBytes, backup }] = await Promise.all([check(), figures()]);
  const { jobs = [], queue = [], tables = [], waiting = [] } = known ?? {};
  const single = (value: number | null | undefined): Values => (value == null ? [] : [[value]]);
  const ofJobs = (value: (job: (typeof jobs)[number]) => number | null): Values =>
    jobs.flatMap((job) => {
      const found = value(job);
      return found === null ? [] : [[found, { name: job.job }]];
    });

  gauge('park_info', 'What runs here', [[1, { version: RELEASE.version, commit: RELEASE.commit ?? '' }]]);
  gauge('park_up', 'Whether a part that this node stands on answers', [
    [Number(health.database === 'ok'), { part: 'database' }],
    [Number(health.storage === 'ok'), { part: 'storage' }],
    ...(health.redis === 'off' ? [] : [[Number(health.redis === 'ok'), { part: 'redis' }] as Values[number]]),
  ]);
  gauge('park_ready', 'Whether this node is to be sent requests; its /readyz says why not', [
    [Number([...refusals(), ...reasonsOf(health)].length === 0)],
  ]);
  gauge(
    'park_clock_skew_seconds',
    'How far the clock of this machine is ahead of the database',
    single(health.clockSkewMs && health.clockSkewMs / 1_000),
  );
  const used = database.connections();
  gauge(
    'park_database_connections',
    'Connections to PostgreSQL, and calls that wait for one',
    used ? (['total', 'idle', 'waiting'] as const).map((state) => [used[state], { state }]) : [],
  );
  const standby = database.lagging?.standby();
  gauge(
    'park_standby_used',
    'Whether the standby answers what it may, else the primary does',
    standby ? [[Number(standby.isUsed)]] : [],
  );
  const lag = standby?.lag ?? null;
  gauge('park_standby_lag_seconds', 'How far the standby is behind the primary', single(lag));
  gauge('park_disk_free_bytes', 'Room where the data folder is', single(diskFreeBytes));
  gauge(
    'park_backup_timestamp_seconds',
    'When the newest whole backup in BACKUP_DIR was made; 0: there is none',
    single(backup && (backup.at ?? 0) / 1_000),
  );
  gauge('park_backup_bytes', 'Size of the newest whole backup in BACKUP_DIR', single(backup?.bytes));
  gauge('park_backup_free_bytes', 'Room where BACKUP_DIR is', single(backup?.freeBytes));
  gauge('park_database_bytes', 'Size of the database', single(known?.databaseBytes));
  gauge(
    'park_table_rows',
    'Rows of each table, estimated',
    tables.map(({ table, rows }) => [rows, { table }]),
  );
  gauge(
    'park_table_bytes',
    'Size of each table with its indexes',
    tables.map(({ table, bytes }) => [bytes, { table }]),
  );
  gauge(
    'park_waiting',
    'What waits for the park, for WeChat or for staff',
    waiting.map((one) => [one.waiting, { what: one.what }]),
  );
  gauge(
    'park_waiting_oldest_seconds',
    'How long the oldest of it waits',
    waiting.map(({ what, oldestSeconds }) => [oldestSeconds, { what }]),
  );
  gauge(
    'park_waiting_limit_seconds',
    'After how long somebody should look',
    Object.entries(MAX_WAIT_SECONDS).map(([what, limit]) => [limit, { what }]),
  );
  gauge(
    'park_retention_due_rows',
    'Rows whose time is over, counted up to what one night removes (docs/retention.md)',
    due.map(({ table, rows }) => [rows, { table }]),
  );
  gauge(
    'park_job_queued',
    'Runs of a job that are due',
    queue.map(({ job, waiting: runs }) => [runs, { name: job }]),
  );
  gauge(
    'park_job_queued_oldest_seconds',
    'For how long they are',
    queue.map(({ job, oldestSeconds }) => [oldestSeconds, { name: job }]),
  );
  gauge(
    'park_job_succeeded_timestamp_seconds',
    'When a job last went well, at whichever node',
    ofJobs(({ succeededAt }) => succeededAt && succeededAt / 1_000),
  );
  gauge(
    'park_job_late',
    'Whether a job should have gone well since',
    ofJobs((job) => Number(isLate(job, at))),
  );
  gauge(
    'park_job_failing',
    'Whether the last run of a job failed',
    ofJobs((job) => Number(isFailing(job))),
  );
  return registry;
}

/** `/metrics` on a port of its own, which no visitor reaches. */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  sources: Sources,
): Promise<{ url: string; close(): Promise<void> }> {
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const server = createServer((req, res) => void answer(req, res, [register, node], sources));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, registries: Registry[], sources: Sources): Promise<void> {
  if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') {
    res.writeHead(404).end();
    return;
  }
  try {
    const read = await readGauges(sources);
    const parts = await Promise.all([...registries, read].map((registry) => registry.metrics()));
    res.writeHead(200, { 'content-type': register.contentType }).end(parts.join('\n'));
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
}
