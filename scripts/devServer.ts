/**
 * The server as `npm run dev` runs it: bundled, and exchanged within this process whenever a source is saved. Packages stay loaded and the
 * database open, which is most of what a start takes. A mistake in a source is told, and the server before it goes on.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import type { Database } from '../server/src/db/db';
import { openDatabase } from '../server/src/db/openDatabase';
import type { RunningServer } from '../server/src/server';
import { inRoot } from './root';
import { bundleFolder, serverBundle } from './serverBundle';
import { dim, duration, red, runMain, say } from './terminal';
import { watchFiles } from './watchFiles';

const MAIN = 'server/src/server.ts';
const SOURCES = ['server/src', 'server/migrations', 'content/sample-park', 'contract/src'];

runMain(async () => {
  const folder = bundleFolder('park-dev');
  const bundle = await context(serverBundle([inRoot(MAIN)], folder));
  let database: Database | undefined;
  const keepOpen: typeof openDatabase = async (config, wasPark) => {
    database ??= await openDatabase(config, wasPark);
    return { ...database, close: async () => undefined };
  };
  const printed = new Set<string>();
  // Its own address is not the one to open (dev.ts), and what was told at the first start is known.
  const tell = (line: string) => {
    if (!/^The (park is open|server runs)/.test(line) && !printed.has(line)) say(line);
    printed.add(line);
  };
  let running: RunningServer | null = null;
  const exchange = async () => {
    const began = performance.now();
    try {
      await bundle.rebuild();
      const file = path.join(folder, MAIN.replace(/ts$/, 'mjs'));
      const next: typeof import('../server/src/server') = await import(`${pathToFileURL(file).href}?${began}`);
      await running?.stop();
      running = null;
      running = await next.startServer(process.env, tell, keepOpen);
      await running.working;
      say(dim(`The server is up to date (${duration(performance.now() - began)}).`));
    } catch (error) {
      say(red(`${error instanceof Error ? error.stack : error}`));
    }
  };

  process.on('SIGTERM', async () => {
    await running?.stop();
    await database?.close();
    process.exit(0);
  });
  await exchange();
  return watchFiles(SOURCES, exchange);
});
