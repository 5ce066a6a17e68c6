import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { lockDataFolder, WITH_ITS_VARIABLES } from '../dataFolder';
import type { Database } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { POOL_SIZE } from '../db/postgres';
import { readFigures } from '../modules/health/figures.repo';
import { isFailing, isLate, isOverdue } from '../modules/health/figures.rules';
import { readFolderId, secretFingerprint } from '../parkIdentity';
import { type Ask, contentsFound } from './contents';
import { type Check, type Found, fail, left, ok, reasonOf, warn } from './finding';
import { offBy } from './wechat';

const TIMEOUT_MS = 4_000;
const OLDEST_MAJOR = 14;
/** A node opens up to so many more, to listen and to watch. */
const BESIDE_POOL = 3;
const ignore = () => undefined;

/** The database and what is in it. A running park keeps the embedded one to itself. */
export function databaseChecks(config: Config, clock: () => number): Check[] {
  return [{ area: 'database', run: () => lookInside(config, clock), timeoutMs: 30_000 }];
}

async function lookInside(config: Config, clock: () => number): Promise<Found[]> {
  if (config.databaseUrl) return withDatabase(await openDatabase(config, true), config, clock);
  const isThere = await access(join(config.dataDir, 'db', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  const embedded = warn(
    'The database is embedded: a power cut may lose the latest writes.',
    'Set DATABASE_URL for PostgreSQL (operations.md: move-to-postgres).',
  );
  if (!isThere)
    return [
      embedded,
      fail(`There is no park in ${config.dataDir}.`, `${WITH_ITS_VARIABLES} If there is none yet, start it once.`),
    ];
  const folder = await lockDataFolder(config.dataDir, ignore, ignore).catch((error: Error) => error);
  if (folder instanceof Error)
    return [
      embedded,
      left(
        'The park runs, and its embedded database is its own.',
        'Stop it and run this again, or read Status in the console.',
      ),
    ];
  try {
    return [embedded, ...(await withDatabase(await openDatabase(config, true), config, clock))];
  } finally {
    await folder.release();
  }
}

async function withDatabase(database: Database, config: Config, clock: () => number): Promise<Found[]> {
  const ask: Ask = (text, values = []) => database.probe(text, values, TIMEOUT_MS);
  try {
    await ask('select 1');
  } catch (error) {
    await database.close();
    const todo = 'Check DATABASE_URL, and that PostgreSQL is running.';
    return [fail(`The database does not answer (${reasonOf(error)}).`, todo)];
  }
  try {
    const pending = await pendingMigrations(database).catch(() => null);
    const schema =
      pending === null
        ? fail('The database holds no park yet.', 'Start a node: it makes the tables.')
        : pending.length === 0
          ? ok('The database has every migration of this version.')
          : fail(`The database lacks ${pending.join(', ')}.`, 'Start a node of this version: it applies them.');
    const looks = [
      ...(database.kind === 'postgres' ? [serverFound(ask, config, clock)] : []),
      // What is not there yet cannot be asked.
      ...(pending?.length !== 0
        ? []
        : [
            identityFound(ask, config),
            jobsFound(database, clock()),
            ownersFound(ask, clock()),
            contentsFound(ask, config, clock()),
          ]),
    ];
    const found = looks.map((look) =>
      look.catch((error: unknown) => [fail(`The database did not answer all (${reasonOf(error)}).`, 'Run this again.')]),
    );
    return [schema, ...(await Promise.all(found)).flat()];
  } finally {
    await database.close();
  }
}

interface Settings {
  version: number;
  fsync: string;
  fullPages: string;
  commit: string;
  connections: number;
  now: number;
}

async function serverFound(ask: Ask, { databasePool, databaseReadUrl }: Config, clock: () => number): Promise<Found[]> {
  const began = clock();
  const [set] = await ask<Settings>(
    `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPages", current_setting('synchronous_commit') as commit,
      current_setting('max_connections')::int as connections, extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  if (!set) return [];
  const off = Math.round(((began + clock()) / 2 - set.now) / 1_000);
  const major = Math.floor(set.version / 10_000);
  const inConf = 'Set it to on in postgresql.conf, and restart PostgreSQL.';
  const wanted = databasePool + BESIDE_POOL;
  return [
    major >= OLDEST_MAJOR
      ? ok(`PostgreSQL ${major}.`)
      : fail(`PostgreSQL ${major} is too old.`, `Update it to ${OLDEST_MAJOR} or newer.`),
    set.fsync === 'on' ? ok('fsync is on.') : fail('fsync is off: a power cut may destroy the database.', inConf),
    set.fullPages === 'on'
      ? ok('full_page_writes is on.')
      : fail('full_page_writes is off: a power cut may damage pages.', inConf),
    set.commit === 'off'
      ? fail('synchronous_commit is off: what was paid may be lost in a crash.', inConf)
      : ok(`synchronous_commit is ${set.commit}.`),
    wanted <= set.connections
      ? ok(`One node’s ${wanted} connections fit into max_connections (${set.connections}); all nodes together must.`)
      : fail(
          `One node may open ${wanted} connections, and PostgreSQL allows ${set.connections}.`,
          `Raise max_connections, or lower DATABASE_POOL (${POOL_SIZE} without it).`,
        ),
    offBy('the database’s', off),
    ...(databaseReadUrl ? await standbyFound(databaseReadUrl) : []),
  ];
}

async function standbyFound(url: string): Promise<Found[]> {
  const { openPostgres } = await import('../db/postgres');
  const standby = await openPostgres(url, 1);
  try {
    const [row] = await standby.probe<{ is: boolean }>('select pg_is_in_recovery() as is', [], TIMEOUT_MS);
    if (row?.is) return [ok('The standby of DATABASE_READ_URL answers.')];
    return [warn('DATABASE_READ_URL does not lead to a standby.', 'Set it to one, or take it away.')];
  } catch (error) {
    return [
      warn(
        `The standby does not answer (${reasonOf(error)}); the primary answers all.`,
        'Start it, or take DATABASE_READ_URL away.',
      ),
    ];
  } finally {
    await standby.close();
  }
}

async function identityFound(ask: Ask, config: Config): Promise<Found[]> {
  const { authSecret, dataDir, databaseUrl, s3 } = config;
  const known = new Map(
    (await ask<{ what: string; fingerprint: string }>('select what, fingerprint from park_identity')).map(
      ({ what, fingerprint }) => [what, fingerprint],
    ),
  );
  if (known.size === 0) return [fail('No node has opened this park yet.', 'Start it once.')];
  const secret = authSecret ?? (await readFile(join(dataDir, 'secret'), 'utf8').catch(() => '')).trim();
  const found = [
    known.get('secret') === secretFingerprint(secret)
      ? ok('AUTH_SECRET is the one that this park was opened with.')
      : fail(
          `AUTH_SECRET (or ${join(dataDir, 'secret')}) is not the one that this park was opened with.`,
          'Give every node the same, the one used before.',
        ),
  ];
  if (databaseUrl && !s3)
    found.push(
      (await readFolderId(dataDir)) === known.get('storage')
        ? ok('DATA_DIR is the park’s.')
        : fail(`DATA_DIR is not the folder that this park was opened with: ${dataDir}.`, 'Mount the one that all nodes share.'),
    );
  return found;
}

async function jobsFound(database: Database, now: number): Promise<Found[]> {
  const { jobs, waiting } = await readFigures(database, now);
  if (jobs.length === 0) return [fail('No job has ever run: draws, refunds and the clean-up wait.', 'Start a node.')];
  const bad = jobs.filter((job) => isLate(job, now) || isFailing(job)).map(({ job }) => job);
  const overdue = waiting.filter(isOverdue).map(({ what, waiting: count }) => `${what} (${count})`);
  return [
    bad.length === 0
      ? ok(`All ${jobs.length} jobs run: draws, ballots, refunds, the clean-up of old data.`)
      : fail(`These jobs are late or fail: ${bad.join(', ')}.`, 'Start a node, or read its log.'),
    overdue.length === 0
      ? ok('Nothing waits too long.')
      : warn(`These wait too long: ${overdue.join(', ')}.`, 'Look under Status in the console, and at the log.'),
  ];
}

async function ownersFound(ask: Ask, now: number): Promise<Found[]> {
  const owners = await ask<{ name: string; factor: boolean; due: number | null }>(
    `select user_name as name, coalesce(totp_since, passkeys_since) is not null as factor, extract(epoch from totp_due)::float8 * 1000 as due
      from admin_account where active and 'owner' = any(roles) and password_hash <> '' order by user_name`,
  );
  const without = owners.filter(({ factor }) => !factor);
  if (owners.length === 0)
    return [
      fail('The park has no owner who can sign in.', 'Restore a backup: the last owner cannot be removed in the console.'),
    ];
  if (without.length === 0) return [ok(`All ${owners.length} owners have a second factor.`)];
  const says = `These owners sign in with a password alone: ${without.map(({ name }) => name).join(', ')}.`;
  const todo = 'Let them set up two-step sign-in, under their name at the top right.';
  return [without.some(({ due }) => due !== null && due < now) ? fail(says, todo) : warn(says, todo)];
}

/** Who may read the data folder, and the secret in it. */
export async function folderFound({ dataDir }: Config): Promise<Found[]> {
  const modes = await Promise.all(
    [dataDir, join(dataDir, 'secret')].map(async (path) => ({
      path,
      mode: await stat(path).then(
        ({ mode }) => mode & 0o777,
        () => null,
      ),
    })),
  );
  return modes.flatMap(({ path, mode }) => {
    if (mode === null) return path === dataDir ? [fail(`${path} is not there.`, 'Make it, or set DATA_DIR.')] : [];
    if ((mode & 0o077) === 0) return [ok(`${path} is for its owner alone.`)];
    return [fail(`Others on this machine may read ${path} (mode ${mode.toString(8)}).`, `chmod go= ${path}`)];
  });
}
