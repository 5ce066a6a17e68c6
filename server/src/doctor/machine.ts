import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@park/contract/parkTime';
import { BackupError } from '../backup/archive';
import { newestBackup } from '../backup/nightly';
import { readPark } from '../backup/readPark';
import type { Config } from '../config';
import { isBackupOld, isDiskFull } from '../modules/health/figures.rules';
import { openRedis, redisAnswers } from '../plugins/redis';
import { folderFound } from './database';
import { type Check, type Found, fail, left, ok, reasonOf, warn } from './finding';

const MB = 1_000_000;
/** A backup of a large park takes its time to be read. */
const BACKUP_MS = 120_000;

/** This machine: folders, room, backups, Redis, the built app, and settings that are for development. */
export function machineChecks(config: Config, clock: () => number, isKnown = true): Check[] {
  return [
    { area: 'disk', run: async () => [...(await folderFound(config)), ...(await diskFound(config))] },
    { area: 'backups', run: () => backupsFound(config, clock()), timeoutMs: BACKUP_MS },
    { area: 'redis', run: () => redisFound(config) },
    { area: 'app', run: () => appFound(config) },
    { area: 'settings', run: async () => settingsFound(config, isKnown) },
  ];
}

async function diskFound({ dataDir }: Config): Promise<Found[]> {
  const room = await statfs(dataDir).catch(() => null);
  // Told already.
  if (!room) return [];
  const { bavail, bsize } = room;
  const free = bavail * bsize;
  const says = `${Math.round(free / MB)} MB are free for ${dataDir}.`;
  return [isDiskFull(free) ? fail(says, 'Make room, or give it another disk.') : ok(says)];
}

async function backupsFound({ backupDir, backupRecipients, backupIdentities }: Config, now: number): Promise<Found[]> {
  if (backupDir === null)
    return [fail('No backup is made at night.', 'Set BACKUP_DIR, and copy what is there to another machine.')];
  const newest = await newestBackup(backupDir);
  if (!newest) return [fail(`There is no backup in ${backupDir} yet.`, 'Make one now with the command backup.')];
  const { at, name } = newest;
  const age = `The newest backup is ${Math.round((now - at) / HOUR_MS)} hours old.`;
  const sealed = name.endsWith('.age');
  return [
    isBackupOld(at, now) ? fail(age, 'Read the log of the job backup, and make one now.') : ok(age),
    sealed && backupIdentities.length === 0
      ? left(
          'The newest backup is sealed, and this machine cannot open it, as it should be.',
          'Restore it on another machine now and then.',
        )
      : await readFound(join(backupDir, name), backupIdentities),
    ...(backupRecipients.length === 0
      ? [warn('Backups are not sealed.', 'Set BACKUP_RECIPIENTS, or keep them where nobody else reads.')]
      : [ok('Backups are sealed.')]),
  ];
}

async function readFound(file: string, identities: readonly string[]): Promise<Found> {
  try {
    await readPark(file, identities);
    return ok('The newest backup can be read to its end, and every row and file in it is what it was.');
  } catch (error) {
    return fail(
      `The newest backup cannot be used. ${error instanceof BackupError ? error.message : reasonOf(error)}`,
      'Make one now, and look at the disk it lies on. One before it may be whole.',
    );
  }
}

async function redisFound({ redisUrl, databaseUrl }: Config): Promise<Found[]> {
  if (!redisUrl)
    return [
      ok(
        databaseUrl ? 'There is no Redis: each node counts limits for itself.' : 'There is no Redis, and one node needs none.',
      ),
    ];
  const redis = await openRedis(redisUrl);
  try {
    if (await redisAnswers(redis)) return [ok('Redis answers.')];
    return [warn('Redis does not answer: each node counts limits for itself.', 'Start it, or look at REDIS_URL.')];
  } finally {
    redis.disconnect();
  }
}

async function appFound({ h5Dir }: Config): Promise<Found[]> {
  const files = await readdir(h5Dir).catch((error: unknown) => error as Error);
  return files instanceof Error
    ? [fail(`There is no app in ${h5Dir} (${reasonOf(files)}).`, 'Build it, or set H5_DIR.')]
    : [ok('The app is built.')];
}

function settingsFound({ production, apiDocs, rateLimit, adminPassword, parkMoved }: Config, isKnown: boolean): Found[] {
  // What was given to this command says nothing of the park that runs.
  if (!isKnown) return [];
  const found = [
    ...(production ? [] : [fail('NODE_ENV is not production.', 'Start the package, or set NODE_ENV=production.')]),
    ...(apiDocs ? [warn('The API’s documentation is open at /api/docs.', 'Set API_DOCS=0.')] : []),
    ...(rateLimit === 0 ? [fail('RATE_LIMIT is 0: nobody is limited.', 'Take it away.')] : []),
    ...(parkMoved ? [fail('PARK_MOVED is for a single start.', 'Take it away.')] : []),
    ...(adminPassword
      ? [
          warn(
            'ADMIN_PASSWORD is still set; it is only for the first start.',
            'Take it away, once it was changed in the console.',
          ),
        ]
      : []),
  ];
  return found.length > 0 ? found : [ok('No setting of development is left.')];
}
