import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParkProfile } from '@park/contract/park/schemas';
import { type Config, SANDBOX_H5, SANDBOX_MINI } from '../config';
import { lockDataFolder, WITH_ITS_VARIABLES } from '../dataFolder';
import type { Database } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { POOL_SIZE } from '../db/postgres';
import { readFigures } from '../modules/health/figures.repo';
import { isFailing, isLate, isOverdue } from '../modules/health/figures.rules';
import { readFolderId, secretFingerprint } from '../parkIdentity';
import { readContent } from '../seed/contents';
import { type Check, type Found, fail, left, ok, reasonOf, warn } from './finding';
import { offBy } from './wechat';

const TIMEOUT_MS = 4_000;
const OLDEST_MAJOR = 14;
/** A node opens up to so many more, to listen and to watch. */
const BESIDE_POOL = 3;
const ignore = () => undefined;

/** One look at a value of the database, with whatever holds it up left behind. */
type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

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
            samplesFound(ask, config, clock()),
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

/** What the park came with, for nobody's visitors. */
async function samplesFound(ask: Ask, { wechat, parkName }: Config, now: number): Promise<Found[]> {
  const [people] = await ask<{ count: number }>('select count(*)::int as count from wechat_account where app_id = any($1)', [
    [SANDBOX_H5.appId, SANDBOX_MINI.appId],
  ]);
  const [window] = await ask<{ phone: string; seeded: boolean }>(
    'select phone, updated_by is null as seeded from ticket_window',
  );
  const [park] = await ask<SavedPark>('select name, phones, operator, icp from park');
  const sample = await readContent('park', now);
  const [approved] = await ask<{ count: number }>('select count(*)::int as count from capacity');
  const untouched: string[] = [];
  for (const [name, table, file] of [
    ['tickets', 'ticket_product', 'products'],
    ['notices', 'notice', 'notices'],
    ['places', 'park_place', 'places'],
    ['live points', 'live_point', 'points'],
  ] as const) {
    const ids = (await readContent(file, now)).map(({ id }) => id);
    const [row] = await ask<{ count: number }>(
      `select count(*)::int as count from ${table} where id = any($1) and updated_by is null`,
      [ids],
    );
    if (row && row.count > 0) untouched.push(`${row.count} ${name}`);
  }
  return [
    untouched.length === 0
      ? ok('Nothing of the sample park is left.')
      : warn(`Of the sample park there still are ${untouched.join(', ')}.`, 'Write your own in the console, or remove them.'),
    ...(wechat.sandbox
      ? []
      : [
          people && people.count > 0
            ? fail(`${people.count} visitors of the sandbox are in this database.`, 'Open the park on a new database.')
            : ok('No visitor of the sandbox is in this database.'),
        ]),
    ...profileFound(park, parkName, sample),
    windowFound(window, (await readContent('window', now)).phone),
    approved && approved.count > 0
      ? ok('The approved maximum of people is set.')
      : warn(
          'No approved maximum of people is set: as many are sold as the slots have.',
          'Write it under Capacity in the console, as the authority approved it.',
        ),
  ];
}

type SavedPark = Pick<ParkProfile, 'name' | 'phones' | 'operator' | 'icp'>;

function profileFound(park: SavedPark | undefined, parkName: string | null, sample: ParkProfile): Found[] {
  const todo = 'Write it under Management → Park in the console.';
  const name = park?.name['zh-Hans'] ?? parkName;
  const phone = park?.phones.emergency;
  return [
    !name
      ? warn('The park has no name.', todo)
      : name === sample.name['zh-Hans']
        ? fail(`The park still has the sample’s name ${name}.`, todo)
        : ok(`The park is called ${name}.`),
    !phone
      ? fail('Visitors who need help have no number of the park’s own to call.', todo)
      : Object.values(park?.phones ?? {}).includes(sample.phones.emergency)
        ? fail(`Visitors are still told the sample’s number ${sample.phones.emergency}.`, todo)
        : ok('The help page has a number of the park’s own.'),
    park?.icp && park.operator
      ? ok('The site’s registration and who runs it are named.')
      : warn('The site’s ICP number or the legal name of who runs it is not written.', `${todo} The law asks for both.`),
  ];
}

function windowFound(window: { phone: string; seeded: boolean } | undefined, sample: string): Found {
  const todo = 'Write it under Stock → Ticket window in the console: the law asks for it.';
  if (!window) return warn('No ticket window is named for those who have no phone.', todo);
  if (window.phone === sample) return fail(`The ticket window still has the sample’s number ${sample}.`, todo);
  return window.seeded ? warn('The ticket window is the sample park’s.', todo) : ok('A ticket window is named.');
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
