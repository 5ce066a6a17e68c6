import { chmodSync } from 'node:fs';
import { devNull } from 'node:os';
import { runCommand } from '../command';
import { inRoot } from '../root';
import { programFiles } from './packages';

const BINARIES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux/wcc', darwin: 'mac/wcc', win32: 'windows/wcc.exe' };

/** Path of WeChat's compiler of WXML, which comes in the package as a file; null where it has none (x64 alone). */
export function findWcc(): string | null {
  const binary = BINARIES[process.platform];
  if (!binary || (process.platform === 'linux' && process.arch !== 'x64')) return null;
  const file = inRoot('node_modules', 'miniprogram-compiler', 'bin', binary);
  // npm unpacks it without the right to run.
  chmodSync(file, 0o755);
  return file;
}

/** What WeChat's own compiler says against the templates of a built mini-program; none when it can read them all. */
export async function wxmlFaults(folder: string, wcc: string): Promise<string[]> {
  const files = (await programFiles(folder)).filter((file) => /\.(wxml|wxs)$/.test(file));
  const args = ['-d', '-cc', '0', ...files, '-gn', '$gwx', '-o', devNull];
  const { code, output } = await runCommand(wcc, args, { cwd: folder });
  return code === 0 ? [] : [output.trim() || `wcc ended with ${code}`];
}
