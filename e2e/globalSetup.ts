import { rm } from 'node:fs/promises';
import { buildApp, isBuilt } from '../scripts/buildApp';
import { findChromium, WITHOUT_CHROMIUM } from '../scripts/chromium';
import { prepareParks } from './parkHost';

/** Makes sure of what every journey needs: the built apps, a browser, and the program that opens parks. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // E2E_BUILD=asis tries a build that is older than its sources, while somebody is working on them.
  if (process.env.E2E_BUILD !== 'asis') {
    if (!(await isBuilt('h5'))) throw new Error('The app in dist/h5 is missing or old: npx tsx scripts/build.ts h5');
    await buildApp('console');
  }
  const chromium = await findChromium();
  if (chromium === null) throw new Error(WITHOUT_CHROMIUM);
  process.env.CHROMIUM = chromium;
  const folder = await prepareParks();
  process.env.E2E_PARK = folder;
  return () => rm(folder, { recursive: true });
}
