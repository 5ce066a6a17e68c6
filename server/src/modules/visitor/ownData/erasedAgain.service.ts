import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config';
import { type EraseDeps, eraseVisitor } from './erase.service';
import { type Erased, listBack, listErased, noteErased } from './ownData.repo';

/** Beside the backups: who is not to come back with one. */
const LIST = 'erased.json';
/** As long as `visitor_erasure` keeps them: nobody keeps a backup for so long. */
const RETENTION_MS = 3 * 365 * 86_400_000;

/**
 * Keeps the list of who was erased beside the backups, and erases again whom a backup from before brought back (decision 196). The list
 * holds ids that lead to nobody, as long as `visitor_erasure` does. A park without nightly backups has none.
 */
export function erasureJobs(deps: EraseDeps, { backupDir }: Pick<Config, 'backupDir'>) {
  if (backupDir === null) return [];
  return [{ name: 'visitor-erased-again', cron: '* * * * *', run: (now: number) => keepErased(deps, backupDir, now) }];
}

/** @returns how many were erased again */
async function keepErased(deps: EraseDeps, folder: string, now: number): Promise<number> {
  const file = join(folder, LIST);
  const listed = (await readList(file)).filter(({ at }) => at > now - RETENTION_MS);
  const known = await listErased(deps.database.db);
  const knows = new Set(known.map(({ id }) => id));
  const ids = listed.map(({ id }) => id);
  const back = await listBack(deps.database.db, ids);
  for (const id of back) await eraseVisitor(deps, id, now, 'again');
  // Of a database from before, which did not have them to erase.
  const missing = listed.filter(({ id }) => !knows.has(id) && !back.includes(id));
  await noteErased(deps.database.db, missing);
  const isListed = new Set(listed.map(({ id }) => id));
  const all = await listErased(deps.database.db);
  if (all.some(({ id }) => !isListed.has(id))) await writeList(folder, file, all);
  return back.length;
}

async function readList(file: string): Promise<Erased[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Erased[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whole or not at all: a list that was cut would let somebody back. */
async function writeList(folder: string, file: string, all: readonly Erased[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(all), { flush: true, mode: 0o600 });
  await rename(`${file}.part`, file);
}
