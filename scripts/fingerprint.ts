import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, ROOT } from './root';

const WORKER_SOURCES = ['scripts/serviceWorker.ts', 'scripts/worker'];
/** What a build of the app is made from. Tests are not: changing one does not make a build old. */
const APP_SOURCES = [
  'src',
  'config',
  'content/pictures',
  'contract/src',
  'scripts/firstScreen.ts',
  ...WORKER_SOURCES,
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'project.config.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
/** The same for the staff console. */
const CONSOLE_SOURCES = [
  'console',
  'contract/src',
  'docs/en',
  'docs/pictures',
  'docs/zh',
  ...WORKER_SOURCES,
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** What each target is made from. */
export const SOURCES = { h5: APP_SOURCES, weapp: APP_SOURCES, console: CONSOLE_SOURCES } as const;
const TEST = /\.test\.tsx?$/;

/** Absolute paths of every file at or below the given paths of the checkout, sorted; what is missing has none. */
export async function listFiles(...paths: string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (given) => {
      const at = inRoot(given);
      const info = await stat(at).catch(() => null);
      if (info === null) return [];
      if (info.isFile()) return [at];
      const entries = await readdir(at, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => !path.relative(at, file).split(path.sep).includes('node_modules'));
    }),
  );
  return found.flat().sort();
}

/** SHA-256 (hex) over the names and contents of the app's sources: equal means a build would come out the same. */
export async function fingerprintOf(paths: readonly string[] = APP_SOURCES): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listFiles(...paths)).filter((name) => !TEST.test(name))) {
    hash.update(`${path.relative(ROOT, file)}\0`);
    hash.update(await readFile(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}
