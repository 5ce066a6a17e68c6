import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { parkProfile } from '../config/parkProfile';
import { rendererFaults } from './card';
import { runCommand } from './command';
import { compressFolder } from './compress';
import { fingerprintOf, listFiles, SOURCES } from './fingerprint';
import { addFirstScreen } from './firstScreen';
import { withLock } from './lockFile';
import { bin, inRoot, ROOT } from './root';
import { addServiceWorker } from './serviceWorker';
import { plain, Stop } from './terminal';
import { compileTexts } from './texts';

export type Target = 'h5' | 'weapp' | 'console';

/** The file that every complete build has. */
const MAIN_FILE = { h5: 'index.html', weapp: 'app.json', console: 'index.html' } as const;
/** Below which path the server serves it. */
const SERVED_AT = { h5: '/mp/', console: '/admin/' } as const;
/** What the build takes from the environment (config/index.ts); WECHAT_MP_PARK by what stands in the file. */
const SETTINGS = ['WECHAT_MP_API_BASE', 'WECHAT_MP_PACK_KEYS', 'WECHAT_MP_APP_ID'];
const made = (target: Target, folder: string = target) => inRoot('dist', folder, MAIN_FILE[target]);
/** Stands inside the build, so that whatever replaces the build takes the stamp away with it. */
export const buildStampFile = (folder: string) => inRoot('dist', folder, '.fingerprint');

export interface BuildReport {
  /** Called with 0 to 100 as the bundler goes on. */
  onProgress?: (percent: number) => void;
  onWait?: () => void;
}

/** Whether `dist/<target>` was built from the sources as they are now. */
export async function isBuilt(target: Target): Promise<boolean> {
  const stamp = await readFile(buildStampFile(target), 'utf8').catch(() => '');
  return (await exists(made(target))) && stamp === (await buildStampOf(target));
}

/** Everything that decides what a build comes out as. */
async function buildStampOf(target: Target): Promise<string> {
  compileTexts();
  const profile = target === 'weapp' ? JSON.stringify(parkProfile()) : '';
  return [...SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`), profile, await fingerprintOf(SOURCES[target])].join(
    '\n',
  );
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

/**
 * Builds a target of the app into `dist/<target>`, with its compressed files, unless it is there already. The new build
 * takes the old one's place only when it is complete, so a server that is open misses nothing.
 * @returns whether it had to be built
 * @throws Stop with the bundler's own words when the build fails, or when a park's own mini-program is told no server
 */
export async function buildApp(target: Target, report: BuildReport = {}): Promise<boolean> {
  if (target === 'weapp') requireServer();
  return withLock(inRoot('dist', `.${target}.lock`), report.onWait ?? (() => undefined), async () => {
    if (await isBuilt(target)) return false;
    // Taken before the build: a file saved meanwhile makes the result old, not wrongly new.
    const stamp = await buildStampOf(target);
    const next = `.${target}.next`;
    await rm(inRoot('dist', next), { recursive: true, force: true });
    if (target === 'console') await runVite(next, report);
    else {
      await runTaro(target, next, report);
      await requireReadable(`dist/${next}`);
    }
    if (target === 'h5') {
      const faults = rendererFaults(await firstScripts(`dist/${next}`));
      if (faults.length > 0) throw new Stop(faults.join('\n'));
      await addFirstScreen(inRoot('dist', next));
    }
    if (target !== 'weapp') {
      await addServiceWorker(`dist/${next}`, SERVED_AT[target]);
      await compressFolder(`dist/${next}`);
    }
    await writeFile(buildStampFile(next), stamp);
    await rm(inRoot('dist', target), { recursive: true, force: true });
    await rename(inRoot('dist', next), inRoot('dist', target));
    return true;
  });
}

/** Without its server a park's own mini-program would call the phone that it runs on, and without its keys believe the sample's packs. */
function requireServer(): void {
  const { WECHAT_MP_APP_ID: id = '', WECHAT_MP_API_BASE: server = '', WECHAT_MP_PACK_KEYS: keys = '' } = process.env;
  if (!id.startsWith('wx')) return;
  if (!server)
    throw new Stop(
      `The mini-program ${id} has no server: set WECHAT_MP_API_BASE to the address that phones reach the park at, e.g. https://park.example.`,
    );
  if (!/^[\w-]+:[\w-]{43}(,[\w-]+:[\w-]{43})*$/.test(keys))
    throw new Stop(
      `The mini-program ${id} does not know who signs its park's offline packs: set WECHAT_MP_PACK_KEYS (docs/mini-program.md).`,
    );
}

async function runTaro(target: Exclude<Target, 'console'>, folder: string, report: BuildReport): Promise<void> {
  let percent = -1;
  const built = await runCommand(bin('taro'), ['build', '--type', target], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', FORCE_COLOR: '0', OUTPUT_ROOT: `dist/${folder}` },
    onOutput: (text) => {
      const seen = Math.max(-1, ...[...plain(text).matchAll(/\((\d+)%\)/g)].map((match) => Number(match[1])));
      if (seen <= percent) return;
      percent = seen;
      report.onProgress?.(percent);
    },
  });
  if (built.code === 0 && (await exists(made(target, folder))) && !/Compiled with (?:some )?errors|编译失败/.test(built.output))
    return;
  throw new Stop(`Building the app (${target}) failed:\n${lastLines(built.output)}`);
}

/** Path of Vite's command, wherever npm put it. */
export function viteScript(): string {
  return path.join(path.dirname(createRequire(inRoot('console', 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
}

async function runVite(folder: string, report: BuildReport): Promise<void> {
  report.onProgress?.(0);
  const args = [viteScript(), 'build', 'console', '--outDir', inRoot('dist', folder), '--logLevel', 'info'];
  const built = await runCommand(process.execPath, args, {
    cwd: ROOT,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (built.code === 0 && (await exists(made('console', folder)))) return;
  throw new Stop(`Building the staff console failed:\n${lastLines(built.output)}`);
}

/** The scripts that a built web app starts with, as one text. @param folder of the checkout */
export async function firstScripts(folder: string): Promise<string> {
  const files = (await listFiles(`${folder}/js`)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** The bundler calls a build good that no engine can read (a minifier's mistake); a visitor would see a blank page. */
async function requireReadable(folder: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.js'))) {
    try {
      new Script(await readFile(file, 'utf8'), { filename: file });
    } catch (error) {
      throw new Stop(
        `The build is not valid JavaScript: ${(error as Error).stack?.split('\n', 1)[0]} ${(error as Error).message}`,
      );
    }
  }
}

/** The bundler's list of errors, or, when it gave none, the end of what it said without its progress bars. */
function lastLines(output: string): string {
  const text = plain(output);
  const errors = text.lastIndexOf('Errors:');
  const lines = (errors < 0 ? text : text.slice(errors))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/█|\(\d+%\)|›|请稍等/.test(line));
  return lines.slice(-60).join('\n');
}
