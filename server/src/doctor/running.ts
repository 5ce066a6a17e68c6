import { access, readFile, readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runningOn } from '../dataFolder';
import { type Found, left, ok } from './finding';

type Env = Record<string, string | undefined>;

/** What is looked at, and whether the park runs with that. */
interface Looked {
  env: Env;
  /** Where paths of these variables begin. */
  cwd: string | null;
  found: Found[];
  /** False: the park runs, and its variables cannot be read. */
  isKnown: boolean;
}

/**
 * The variables to look at: those of the park that runs on the folder, where this account may read them, else what this command was given.
 * A package sets NODE_ENV by itself, for its commands too.
 */
export async function variablesOfPark(given: Env): Promise<Looked> {
  const dataDir = resolve(given.DATA_DIR?.trim() || 'data');
  const pid = (given.DATABASE_URL ?? given.DATABASE_URL_FILE)?.trim() ? null : await runningOn(dataDir);
  if (pid === null) return { env: given, cwd: null, found: [], isKnown: true };
  const running = await readProcess(pid).catch(() => null);
  if (!running)
    return {
      ...{ env: given, cwd: null, isKnown: false },
      found: [
        left(
          `The park runs as process ${pid}, and its variables cannot be read: nothing is said of settings.`,
          'Run this as the account that the park runs as.',
        ),
      ],
    };
  return {
    env: { ...running.env, NODE_ENV: running.env.NODE_ENV || given.NODE_ENV, DATA_DIR: dataDir },
    ...{ cwd: running.cwd, isKnown: true },
    found: [ok(`The park runs as process ${pid}: its variables were looked at, not this command’s.`)],
  };
}

/** @throws where there is no /proc, the process is another account's, or its folder was replaced under it */
async function readProcess(pid: number): Promise<{ env: Env; cwd: string }> {
  const [text, cwd] = await Promise.all([
    readFile(join('/proc', String(pid), 'environ'), 'utf8'),
    readlink(join('/proc', String(pid), 'cwd')),
  ]);
  await access(cwd);
  const pairs = text.split('\0').filter((pair) => pair.includes('='));
  return {
    env: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    cwd,
  };
}
