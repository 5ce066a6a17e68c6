import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@park/contract/parkTime';
import type { Config } from '../config';
import type { Database } from '../db/db';
import { openShelf } from '../modules/file/openShelf';
import { RELEASE } from '../release';
import type { Keys } from './park';

const BACKUP = /^park-\d{8}T\d{6}Z\.tar\.gz(\.age)?(\.part)?$/;
/** 03:23 in the park, after the last jobs of the day; UTC. */
const AT_NIGHT = '23 19 * * *';
const HOUR_S = 3_600;

type BackupConfig = Keys & Pick<Config, 'dataDir' | 's3' | 'backupDir' | 'backupKeep' | 'backupRecipients'>;

/** What a backup is called: by its moment, so that names stand in order. @param now epoch ms */
export function backupName(now: number, isSealed: boolean): string {
  const moment = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  return `park-${moment}.tar.gz${isSealed ? '.age' : ''}`;
}

/** A backup every night, where a folder is named for it (`BACKUP_DIR`). On several nodes one of them makes it. */
export function backupJobs(database: Database, config: BackupConfig) {
  const { backupDir } = config;
  if (backupDir === null) return [];
  return [
    {
      name: 'backup',
      cron: AT_NIGHT,
      expiresSeconds: HOUR_S,
      run: (now: number) => backUpInto(backupDir, database, config, now),
    },
  ];
}

/** The newest whole backup in a folder, when it was made, epoch ms, and how large it is; null: there is none. */
export async function newestBackup(folder: string): Promise<{ name: string; at: number; bytes: number } | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => BACKUP.test(name) && !isPart(name)).sort();
  const name = names.at(-1) ?? '';
  const [, day, time] = /-(\d{8})T(\d{6})Z/.exec(name) ?? [];
  const found = day && time ? await stat(join(folder, name)).catch(() => null) : null;
  if (!day || !time || !found) return null;
  const at = Date.parse(`${day.replace(/(\d{4})(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
  return { name, at, bytes: found.size };
}

const isPart = (name: string) => name.endsWith('.part');

/** Makes one and removes those that are too old to be kept; never for one that failed. @returns 1 */
export async function backUpInto(folder: string, database: Database, config: BackupConfig, now: number): Promise<number> {
  // Needed at night alone.
  const { backUp } = await import('./backup');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const source = { database, keys: config, shelf: openShelf(config), version: RELEASE.version, now };
  await backUp(source, join(folder, backupName(now, config.backupRecipients.length > 0)), config.backupRecipients);
  const names = (await readdir(folder)).filter((name) => BACKUP.test(name)).sort();
  const whole = names.filter((name) => !isPart(name));
  // A process that was killed leaves its part behind; one that is being written is younger than a day.
  const broken = names.filter((name) => isPart(name) && name < backupName(now - DAY_MS, false));
  for (const name of [...whole.slice(0, -config.backupKeep), ...broken]) await rm(join(folder, name), { force: true });
  return 1;
}
