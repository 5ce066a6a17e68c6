import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/root';
import { Stop } from '../../scripts/terminal';
import { dependencies } from '../../server/package.json';
import { RELEASED_SECRET, releasedDatabase, releases } from '../../server/src/testing/releases';

const run = promisify(execFile);
/** The commit of each release, which a shallow clone lacks. */
const COMMITS: Record<string, string> = { '1.0.0': '54d78d5b56916ff9852b590ca9b5a1cc293ae527' };
/** A commit between 1.0.0 and what is to be the next release, whose nodes make their database themselves. */
export const BETWEEN = '87a7a4b1';

/** A park of an earlier release: its sources, its database and the folder that its nodes share. */
export interface Release {
  /** What starts a node, absolute. */
  server: string;
  /** SQL for an empty database; null: its first node makes one. */
  database: string | null;
  dataDir: string;
  authSecret: string;
  remove(): Promise<void>;
}

/** @throws Stop where the history of this repository does not reach so far back */
export async function openRelease(version: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-release-'));
  const sources = path.join(folder, 'sources');
  const dataDir = path.join(folder, 'data');
  await mkdir(sources);
  await mkdir(dataDir);
  const archive = path.join(folder, 'sources.tar');
  const parts = ['contract', 'server', 'package.json', 'tsconfig.base.json'];
  try {
    await run('git', ['archive', '-o', archive, COMMITS[version] ?? version, ...parts], { cwd: inRoot() });
    await run('tar', ['-xf', archive, '-C', sources]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Stop(`The sources of ${version} are not to be had here: ${(error as Error).message}`);
  }
  await linkPackages(sources);
  const database = releases().includes(version) ? await releasedDatabase(version) : null;
  if (database) await writeFile(path.join(dataDir, 'park-id'), /'storage', '([^']+)'/.exec(database)?.[1] ?? '');
  return {
    server: path.join(sources, 'server', 'src', 'main.ts'),
    database,
    dataDir,
    authSecret: RELEASED_SECRET,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The packages are those of now, and those that nothing uses any more; what belongs to the park is the release's. */
async function linkPackages(sources: string): Promise<void> {
  const packages = path.join(sources, 'node_modules');
  await mkdir(path.join(packages, '@park'), { recursive: true });
  for (const name of await readdir(inRoot('node_modules')))
    if (name !== '@park') await symlink(inRoot('node_modules', name), path.join(packages, name));
  await symlink(path.join(sources, 'contract'), path.join(packages, '@park', 'contract'));
  const own = path.join(sources, 'server', 'node_modules');
  await mkdir(own);
  for (const name of await readdir(inRoot('server', 'node_modules')))
    await symlink(inRoot('server', 'node_modules', name), path.join(own, name));
  const gone = Object.entries(await dependenciesOf(path.join(sources, 'server'))).filter(([name]) => !(name in dependencies));
  if (gone.length === 0) return;
  const folder = path.join(sources, 'gone');
  const wanted = gone.map(([name, version]) => `${name}@${version}`);
  await mkdir(folder);
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...wanted]);
  for (const [name] of gone) await symlink(path.join(folder, 'node_modules', name), path.join(own, name));
}

async function dependenciesOf(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).dependencies;
}
