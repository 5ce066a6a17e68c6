import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles } from './fingerprint';
import { inRoot } from './root';

/** The page is kept as the server sends it; names with a dot before them are not served; cards are shown by WeChat alone (`contract/src/card.ts`). */
const NOT_CACHED = /^index\.html$|^\.|^static\/pictures\/.+\.png$/;

/**
 * Puts the service worker (`scripts/worker`) into a finished build that has no compressed files yet.
 * @param folder of the checkout, e.g. `dist/h5`
 * @param base where the server serves it, e.g. `/mp/`
 */
export async function addServiceWorker(folder: string, base: string): Promise<void> {
  const version = createHash('sha256');
  const files: string[] = [];
  for (const file of await listFiles(folder)) {
    const name = path.relative(inRoot(folder), file);
    if (NOT_CACHED.test(name)) continue;
    files.push(name);
    version.update(name).update(await readFile(file));
  }
  const built = await build({
    entryPoints: [inRoot('scripts/worker/worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome87', 'ios14'],
    define: { BUILT: JSON.stringify({ base, files, version: version.digest('hex').slice(0, 12) }) },
  });
  // Its name must stay: a browser asks for it again under the name it knows.
  await writeFile(inRoot(folder, 'worker.js'), built.outputFiles[0]?.text ?? '');
}
