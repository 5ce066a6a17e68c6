import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Stop } from './terminal';

/**
 * Runs work while holding a lock file with this process's id, so that two scripts never build into one folder. A lock
 * whose process is gone is taken over. `onWait` is called once when another process holds it.
 * @throws Stop when it is still held after `patience` milliseconds
 */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>, patience = 600_000): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const began = Date.now();
  let told = false;
  while (!(await tryTake(file))) {
    if (!told) onWait();
    told = true;
    if (Date.now() - began > patience) throw new Stop(`${file} is held by another process. End it, or delete the file.`);
    await after(200);
  }
  try {
    return await work();
  } finally {
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
