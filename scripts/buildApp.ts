import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { runCommand } from './command';
import { compressFolder } from './compress';
import { fingerprintOf } from './fingerprint';
import { withLock } from './lockFile';
import { bin, inRoot, ROOT } from './root';
import { plain, Stop } from './terminal';

export type Target = 'h5' | 'weapp';

/** The file that shows a build has come to its end. */
const MADE = { h5: 'dist/h5/index.html', weapp: 'dist/weapp/app.json' } as const;
const seal = (target: Target) => inRoot('dist', `.${target}.fingerprint`);
/** Milliseconds; a cold build takes some 20 s of one core. */
const PATIENCE = 300_000;

export type Mode = 'production' | 'development';

export interface BuildReport {
  /** Called with 0 to 100 as the bundler goes on. */
  onProgress?: (percent: number) => void;
  onWait?: () => void;
  mode?: Mode;
}

/** Whether `dist/<target>` was built in this mode from the sources as they are now. */
export async function isBuilt(target: Target, mode: Mode = 'production'): Promise<boolean> {
  const made = await stat(inRoot(MADE[target])).catch(() => null);
  const sealed = await readFile(seal(target), 'utf8').catch(() => '');
  return made !== null && sealed === `${mode} ${await fingerprintOf()}`;
}

/**
 * Builds a target of the app into `dist/<target>`, with its compressed files, unless it is there already.
 * @returns whether it had to be built
 * @throws Stop with the bundler's own words when the build fails
 */
export async function buildApp(target: Target, report: BuildReport = {}): Promise<boolean> {
  const lock = inRoot('dist', `.${target}.lock`);
  const mode = report.mode ?? 'production';
  return withLock(lock, report.onWait ?? (() => undefined), async () => {
    if (await isBuilt(target, mode)) return false;
    // Taken before the build: a file saved meanwhile makes the result old, not wrongly new.
    const fingerprint = `${mode} ${await fingerprintOf()}`;
    await rm(seal(target), { force: true });
    await rm(inRoot('dist', target), { recursive: true, force: true });
    await runTaro(target, mode, report);
    if (target === 'h5' && mode === 'production') await compressFolder('dist/h5');
    await mkdir(inRoot('dist'), { recursive: true });
    await writeFile(seal(target), fingerprint);
    return true;
  });
}

async function runTaro(target: Target, mode: Mode, report: BuildReport): Promise<void> {
  let percent = -1;
  const built = await runCommand(bin('taro'), ['build', '--type', target], {
    cwd: ROOT,
    timeout: PATIENCE,
    env: { NODE_ENV: mode, FORCE_COLOR: '0' },
    onOutput: (text) => {
      const seen = Math.max(-1, ...[...plain(text).matchAll(/\((\d+)%\)/g)].map((match) => Number(match[1])));
      if (seen <= percent) return;
      percent = seen;
      report.onProgress?.(percent);
    },
  });
  const made = await stat(inRoot(MADE[target])).catch(() => null);
  if (built.code === 0 && made !== null && !/Compiled with errors|编译失败/.test(built.output)) return;
  throw new Stop(`Building the app (${target}) failed:\n${lastLines(built.output)}`);
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
