import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Stop } from './terminal';

/** How often its holder touches the file, ms: another program may have got the id of a holder that was killed. */
const TOUCH_EVERY_MS = 10_000;

/**
 * Runs work while holding a lock file with this process's id, so that two scripts never build into one folder. A lock
 * whose process is gone is taken over. `onWait` is called once when another process holds it.
 * @param timeoutMs how long its holder may not have touched it, ms; a holder that goes on is waited for
 * @throws Stop when nothing was heard of the holder for that long
 */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>, timeoutMs = 600_000): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  let notified = false;
  while (!(await tryTake(file))) {
    if (!notified) onWait();
    notified = true;
    const touched = await stat(file).catch(() => null);
    if (touched && Date.now() - touched.mtimeMs > timeoutMs)
      throw new Stop(`${file} is held by another process. End it, or delete the file.`);
    await after(200);
  }
  const touching = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), TOUCH_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    await rm(file, { force: true });
  }
}

async function tryTake(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
