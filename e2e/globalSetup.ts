import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, isBuilt } from '../scripts/buildApp';
import { findChromium, WITHOUT_CHROMIUM } from '../scripts/chromium';
import { runCommand } from '../scripts/command';
import { openPark } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { inRoot } from '../scripts/root';
import { reconcileSince } from './books';
import { ALL_DAY, OWN_SETTINGS } from './world';

/**
 * Opens a park of its own for the journeys: free ports, an empty data folder, nothing of this machine's settings. When they are over
 * its books must agree with WeChat's, or the run fails.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // E2E_BUILD=asis tries a build that is older than its sources, while somebody is working on them.
  if (process.env.E2E_BUILD !== 'asis') {
    if (!(await isBuilt('h5'))) throw new Error('The app in dist/h5 is missing or old: npx tsx scripts/build.ts h5');
    await buildApp('console');
  }
  const chromium = await findChromium();
  if (chromium === null) throw new Error(WITHOUT_CHROMIUM);
  process.env.CHROMIUM = chromium;

  const began = Date.now();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'park-e2e-'));
  const prepared = await runCommand(process.execPath, [
    '--import',
    'tsx',
    inRoot('server', 'src', 'testing', 'journeyPark.ts'),
    dataDir,
    ALL_DAY,
  ]);
  if (prepared.code !== 0) throw new Error(`The park could not be prepared:\n${prepared.output}`);
  const park = await openPark({
    port: await freePort(),
    sandboxPort: await freePort(),
    env: { ...OWN_SETTINGS, DATA_DIR: dataDir },
  });
  process.env.E2E_URL = park.url;
  process.env.E2E_SANDBOX_URL = park.sandboxUrl;
  return async () => {
    try {
      await reconcileSince(began);
    } finally {
      await park.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}
