import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type AppConfig, buildApp, type Deps } from './app';
import { mustBeWhole } from './backup/restore';
import { type Config, parseConfig } from './config';
import { ensureSecret, hasSecret, lockDataFolder, ownFolder } from './dataFolder';
import { isDatabaseAway } from './db/away';
import { followDatabaseClock } from './db/clockSkew';
import type { Database } from './db/db';
import { migrate } from './db/migrate';
import { openDatabase } from './db/openDatabase';
import { withAdvisoryLock } from './db/withAdvisoryLock';
import { parkJobs, type RunningJobs, startJobs } from './jobs/jobs';
import { serveMetrics } from './metricsServer';
import { openShelf } from './modules/file/openShelf';
import { createFigures } from './modules/health/figures.service';
import { createHealth } from './modules/health/health.service';
import { ofAllNouns } from './modules/modules';
import { holdLaunch, isHeld } from './modules/park/park.service';
import { ensureFirstAdmin, FIRST_ADMIN, isFirstStart } from './modules/staff/account.service';
import { openDays } from './modules/ticket/ticket.jobs.service';
import { storedTokens } from './modules/wechatToken/wechatToken.repo';
import { compareIdentity, readFolderId } from './parkIdentity';
import { openRedis } from './plugins/redis';
import { seed } from './seed/seed';
import { httpWechatClient } from './wechat/httpWechatClient';
import { latePayClient, noPayClient, type PayClient } from './wechat/payClient';

/** How long whoever waited for the start has the database to themselves. */
const JOBS_AFTER_MS = 500;
/** Until the jobs are set up again where the database was away. */
const JOBS_RETRY_MS = 1_000;
/** How long a request may take to finish once the server was asked to stop. All of a stop is over before others lose patience (main.ts). */
const STOP_TIMEOUT_MS = 4_000;
/** After so long what still waits for the database is let go, so that jobs and the rest come to their end. */
const DATABASE_TIMEOUT_MS = 4_500;

export interface RunningServer {
  app: FastifyInstance;
  /** Finishes requests, stops jobs, closes the database, gives the folder back. */
  stop(): Promise<void>;
  /** Settles only when another process took the data folder. */
  lost: Promise<void>;
  /** Settles when the jobs run, soon after the first request is answered; fails if they cannot. */
  working: Promise<void>;
}

/** Undoes what was started, in reverse. */
class Closers {
  readonly #closers: (() => Promise<unknown>)[] = [];
  add(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }
  async close(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close();
  }
}

/**
 * Brings a park up: configuration, data folder, database, migrations, first contents, jobs, port.
 * @param say tells the operator, one line at a time
 * @param open opens the database; what it gives is closed with the server
 * @throws BackupError, ConfigError, DataFolderInUseError, EmbeddedDatabaseError, MigrationChangedError, MigrationWaitedError, SecretError; nothing stays open then
 */
export async function startServer(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
  open = openDatabase,
): Promise<RunningServer> {
  const parsed = parseConfig(env);
  const closers = new Closers();
  try {
    return await start(parsed, closers, say, open);
  } catch (error) {
    await closers.close().catch(() => undefined);
    throw error;
  }
}

async function start(
  parsed: Config,
  closers: Closers,
  say: (line: string) => void,
  open: typeof openDatabase,
): Promise<RunningServer> {
  await watch(parsed, closers);
  await ownFolder(parsed.dataDir);
  const { lost } = await takeFolder(parsed, closers, say);
  // A secret that is there tells of a park that was; made only beside its database, it never stands alone after a first start that was stopped.
  const known = (await hasSecret(parsed.dataDir)) ? await withSecret(parsed, say) : null;
  const database = await open(parsed, known !== null || (await readFolderId(parsed.dataDir)) !== null);
  closers.add(() => database.close());
  await mustBeWhole(database);
  await bringUpToDate(database, say);
  const config = known ?? (await withSecret(parsed, say));
  const redis = config.redisUrl ? await openRedis(config.redisUrl) : null;
  if (redis) closers.add(async () => redis.disconnect());
  const { clock, end: endClock } = await followDatabaseClock(database);
  closers.add(async () => endClock());
  const deps: Deps = {
    database,
    redis,
    clock,
    wechat: httpWechatClient(config.wechat, { clock, tokens: storedTokens(database.db) }),
    payClient: payClientOf(config, clock),
  };
  const app = await buildApp(config, deps);
  closers.add(() => app.close());
  const jobDeps = { ...deps, log: app.log };

  app.refusals = await withAdvisoryLock(database, async () => {
    const refusals = await compareIdentity(database, config, config.s3 && openShelf(config));
    if (refusals.length > 0) return refusals;
    if (!config.samplePark && (await isFirstStart(database))) await holdLaunch(database);
    const password = await ensureFirstAdmin(database, config.adminPassword, clock());
    if (password) say(`First start: administrator "${FIRST_ADMIN}", password "${password}". The password is not shown again.`);
    await seed(jobDeps, config);
    await openDays(database, clock());
    return [];
  });

  if (config.metrics) {
    const check = createHealth({ ...deps, dataDir: config.dataDir });
    const figures = createFigures({ database, config, clock, ...ofAllNouns });
    const metrics = await serveMetrics(config.metrics, { database, check, refusals: () => app.refusals, figures });
    closers.add(() => metrics.close());
    say(`Metrics: ${metrics.url}`);
  }
  const address = await app.listen({ host: config.host, port: config.port });
  const port = new URL(address).port;
  if (app.refusals.length > 0) {
    say(`This node is not ready and answers only at http://localhost:${port}/readyz:`);
    for (const reason of app.refusals) say(`  - ${reason}`);
    return { app, stop: stopper(app, database, closers), lost, working: Promise.resolve() };
  }
  // Nobody waits for the clock's work: the embedded database has one connection, which its first looks would fill.
  const jobs = setUpJobs(app, async () => {
    // Nodes of the release before are asked for this one's files, too; nodes that start together store them one after another.
    await withAdvisoryLock(database, () => app.keepReleaseFiles(clock())).catch((error: unknown) =>
      app.log.error({ err: error }, 'storing the files of the apps failed'),
    );
    return startJobs(jobDeps, parkJobs(database, app, config));
  });
  closers.add(() =>
    jobs.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  const where = `http://localhost:${port}/mp/  (health: http://localhost:${port}/healthz)`;
  if (await isHeld(database)) {
    say(
      `The server runs: ${where}\nVisitors read that the park opens soon, until an owner opens it at http://localhost:${port}/admin/`,
    );
  } else say(`The park is open: ${where}`);
  if (!config.pay) say('Payments are off: set the WECHAT_PAY_ variables to sell tickets that cost money.');
  // What was paid while this server was down is asked about at once, whoever looks at it.
  app.pay.askAll(clock(), 0).catch((error: unknown) => app.log.error({ err: error }, 'asking about open trades failed'));
  app.pay.sendShipping(clock()).catch((error: unknown) => app.log.error({ err: error }, 'telling what was given failed'));
  app.pay.setOrderPage(clock()).catch((error: unknown) => app.log.error({ err: error }, 'naming the page of an order failed'));
  if (config.pay)
    app.pay.complaints.askAll(clock()).catch((error: unknown) => app.log.error({ err: error }, 'asking for complaints failed'));
  if (config.wechat.sandbox)
    say(
      `The sandbox at ${config.wechat.openBase}/ stands in for WeChat; set WECHAT_APP_ID or WECHAT_MP_APP_ID to use WeChat itself.`,
    );
  else if (!config.wechat.h5)
    say(`Visitors${config.wechat.mini ? ' of the web app' : ''} can look at the park but not sign in: set WECHAT_APP_ID.`);
  return { app, stop: stopper(app, database, closers), lost, working: jobs.then(() => undefined) };
}

/** Again and again while the database is away: a node that visitors are already sent to goes on. */
async function setUpJobs(app: FastifyInstance, setUp: () => Promise<RunningJobs>): Promise<RunningJobs> {
  await pause(JOBS_AFTER_MS);
  for (;;) {
    try {
      return await setUp();
    } catch (error) {
      if (app.stopping || !isDatabaseAway(error)) throw error;
      app.log.warn({ err: error }, 'the database is away: the jobs are set up once it is back');
      await pause(JOBS_RETRY_MS);
    }
  }
}

/** Loaded where they are asked for; what they have not sent yet goes out last. */
async function watch({ tracing, errorSink }: Config, closers: Closers): Promise<void> {
  if (tracing) closers.add((await import('./tracingExport')).startTracing(tracing));
  if (errorSink) closers.add((await import('./errorSink')).startErrorSink(errorSink).close);
}

function payClientOf({ pay }: Config, clock: () => number): PayClient {
  if (!pay) return noPayClient();
  return latePayClient(async () => (await import('./wechat/httpPayClient')).httpPayClient(pay, { clock }));
}

function stopper(app: FastifyInstance, database: Database, closers: Closers): () => Promise<void> {
  return async () => {
    // Requests first, while jobs and database still stand.
    const cutConnections = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS);
    const last = setTimeout(() => void database.close(), DATABASE_TIMEOUT_MS);
    await app.close();
    clearTimeout(cutConnections);
    await closers.close();
    clearTimeout(last);
  };
}

/** PGlite's folder belongs to one process; on PostgreSQL nodes share DATA_DIR (uploaded pictures). */
async function takeFolder(config: Config, closers: Closers, say: (line: string) => void): Promise<{ lost: Promise<void> }> {
  let onLost: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    onLost = resolve;
  });
  if (!config.databaseUrl) {
    const folder = await lockDataFolder(
      config.dataDir,
      () => say('The last server on this data folder did not stop cleanly; waiting a few seconds to be sure that it is gone …'),
      onLost,
    );
    closers.add(() => folder.release());
  }
  return { lost };
}

async function withSecret(config: Config, say: (line: string) => void): Promise<AppConfig> {
  if (config.authSecret !== null) return { ...config, authSecret: config.authSecret };
  const { secret, made } = await ensureSecret(config.dataDir);
  const file = join(config.dataDir, 'secret');
  say(made ? `AUTH_SECRET is not set: a new one was written to ${file}.` : `AUTH_SECRET is not set: using the one in ${file}.`);
  return { ...config, authSecret: secret };
}

async function bringUpToDate(database: Database, say: (line: string) => void): Promise<void> {
  if (database.kind === 'pglite')
    say(
      'Database: embedded (PGlite). It survives a crash of the server but never calls fsync: a power cut may lose the latest writes. Set DATABASE_URL for PostgreSQL.',
    );
  const applied = await migrate(database, { say });
  if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}.`);
}
