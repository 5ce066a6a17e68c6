import { stat } from 'node:fs/promises';
import { listFiles } from './fingerprint';

/** Milliseconds between two looks. Looking costs a few milliseconds and, unlike events, misses nothing on any disk. */
const EVERY = 400;

/**
 * Calls back once for every round in which a file below the paths was saved, made or deleted, never before the round
 * before it has been dealt with. Goes on until the process ends.
 */
export async function watchFiles(paths: readonly string[], onChange: () => Promise<void>): Promise<never> {
  let seen = await look(paths);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    const now = await look(paths);
    if (now === seen) continue;
    seen = now;
    await onChange();
  }
}

async function look(paths: readonly string[]): Promise<string> {
  const files = await listFiles(...paths);
  const marks = await Promise.all(
    files.map(async (file) => {
      const info = await stat(file).catch(() => null);
      return `${file} ${info?.mtimeMs ?? 'gone'} ${info?.size ?? ''}`;
    }),
  );
  return marks.join('\n');
}
