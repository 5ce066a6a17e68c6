import { randomBytes } from 'node:crypto';
import { access, chmod, link, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { CommandError } from './commandError';

/** A lock that has not been touched for this long belongs to a process that is gone. */
const STALE_MS = 5_000;
const TOUCH_MS = 1_000;
const RETRY_MS = 250;
/** Names who has the folder. */
const OWNER = 'server.pid';

export class DataFolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another server is using the data folder ${folder}. Two servers on one embedded database would lose data: ` +
        `stop the other one, give this one its own DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
    );
    this.name = 'DataFolderInUseError';
  }
}

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process alone. After a crash the old lock is still there: it is waited for, up to 5 s,
 * and `onWait` is told. A process that holds the lock but was paused too long to touch it still counts as living.
 * @param onLost called when the lock was taken from us; the only safe thing then is to end at once
 * @throws DataFolderInUseError
 */
export async function lockDataFolder(folder: string, onWait: () => void, onLost: () => void): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const owner = join(folder, OWNER);
  const giveUpAt = Date.now() + STALE_MS + 2 * TOUCH_MS;
  for (let notified = false; ; ) {
    if (!(await isAlive(owner))) {
      const release = await take(folder, onLost);
      if (release) {
        await writeFile(owner, `${process.pid} ${(await startedAt(process.pid)) ?? ''}`);
        return {
          release: async () => {
            await rm(owner, { force: true });
            await release();
          },
        };
      }
    }
    if (Date.now() > giveUpAt || (await isAlive(owner))) throw new DataFolderInUseError(folder);
    if (!notified) onWait();
    notified = true;
    await after(RETRY_MS);
  }
}

async function take(folder: string, onLost: () => void): Promise<(() => Promise<void>) | null> {
  try {
    return await lock(folder, {
      lockfilePath: join(folder, 'server.lock'),
      stale: STALE_MS,
      update: TOUCH_MS,
      onCompromised: onLost,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ELOCKED') return null;
    throw error;
  }
}

/** The living process that wrote the file; null: none. The start time tells it from a later one that got the same number. */
async function ownerIn(file: string): Promise<number | null> {
  const [pid, started] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  if (!pid || !started || Number(pid) === process.pid) return null;
  return (await startedAt(Number(pid))) === started ? Number(pid) : null;
}

const isAlive = async (owner: string): Promise<boolean> => (await ownerIn(owner)) !== null;

/** The other process of this machine that runs the park of a folder; null: none that is seen. */
export const runningOn = (folder: string): Promise<number | null> => ownerIn(join(folder, OWNER));

/** When a process started, in the kernel's ticks; undefined when there is none, or on systems without /proc. */
async function startedAt(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const FIELDS_AFTER_NAME_TO_START = 19;
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[FIELDS_AFTER_NAME_TO_START];
}

/** Whether one was made here before. */
export const hasSecret = (folder: string): Promise<boolean> =>
  access(join(folder, 'secret')).then(
    () => true,
    () => false,
  );

/** For whoever runs a command without the variables that the park is started with: it looks into a folder beside where it was said. */
export const WITH_ITS_VARIABLES =
  'Run this with the variables that the park is started with: DATA_DIR names its folder (DATA_DIR=/var/lib/park), DATABASE_URL its PostgreSQL.';
/** What a park leaves in its folder, each of which may be the only one. */
const TRACES = ['db', 'files', 'park-id', 'secret'];

/** For commands on a park that there is: they begin nothing. @throws CommandError when the folder was never a park's */
export async function requirePark(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (!names.some((name) => TRACES.includes(name)))
    throw new CommandError(`There is no park in ${folder}. ${WITH_ITS_VARIABLES}`);
}

/** As long as AUTH_SECRET must be. */
const SHORTEST_SECRET = 32;

class SecretError extends Error {
  constructor(file: string) {
    super(
      `${file} is empty or too short for the secret that signs tokens: anybody could forge them. Put the old one ` +
        `back, or delete the file: the server then makes a new one, and everybody must sign in again.`,
    );
    this.name = 'SecretError';
  }
}

/** What file systems answer that know no modes or cannot flush a folder (FAT, SMB, some mounts); no reason to keep a park closed. */
const REFUSED = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'ENOSYS', 'EROFS', 'EPERM']);
const unlessRefused = (error: { code?: string }) => {
  if (!REFUSED.has(error.code ?? '')) throw error;
};

/** Makes the data folder, for its owner alone; one that was made for others to read is closed to them, where that can be done. */
export async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch(unlessRefused);
}

/**
 * The secret all tokens and handles are signed with: made once, kept in the folder, readable by its owner alone.
 * @throws SecretError when what is kept there can be none
 */
export async function ensureSecret(folder: string): Promise<{ secret: string; made: boolean }> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  // Whole on the disk before it has its name: a power cut would leave an empty one.
  await writeFile(draft, secret, { flag: 'wx', mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, should two nodes start on one folder at once.
    await link(draft, file);
    await syncFolder(folder);
    return { secret, made: true };
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < SHORTEST_SECRET) throw new SecretError(file);
    return { secret, made: false };
  } finally {
    await rm(draft);
  }
}

/** Its names, too, are on the disk then. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync().catch(unlessRefused);
  } finally {
    await handle.close();
  }
}
