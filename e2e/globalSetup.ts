import { buildApp, isBuilt } from '../scripts/buildApp';
import { findChromium, WITHOUT_CHROMIUM } from '../scripts/chromium';
import { reconcileSince } from './books';
import { openOwnPark } from './ownPark';
import { CHILD_CONTACT } from './world';

/** Opens a park for the journeys. When they are over its books must agree with WeChat's, or the run fails. */
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
  const park = await openOwnPark({ CHILD_DATA_CONTACT: CHILD_CONTACT });
  return async () => {
    try {
      await reconcileSince(began);
    } finally {
      await park.stop();
    }
  };
}
