import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../scripts/command';
import { openPark } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { inRoot } from '../scripts/root';
import { ALL_DAY, OWN_SETTINGS } from './world';

export interface OwnPark {
  /** Closes the park and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Opens a new park on free ports with an empty data folder and nothing of this machine's settings. What this process opens from now
 * on is that park; stopping it leads back to the one before.
 * @param settings of its own, in place of those that all parks of journeys have
 */
export async function openOwnPark(settings: Record<string, string> = {}): Promise<OwnPark> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'park-e2e-'));
  const script = inRoot('server', 'src', 'testing', 'journeyPark.ts');
  const prepared = await runCommand(process.execPath, ['--import', 'tsx', script, dataDir, ALL_DAY], {
    env: { ...process.env, ...settings },
  });
  if (prepared.code !== 0) throw new Error(`The park could not be prepared:\n${prepared.output}`);
  const park = await openPark({
    port: await freePort(),
    sandboxPort: await freePort(),
    env: { ...OWN_SETTINGS, ...settings, DATA_DIR: dataDir },
  });
  const { E2E_URL, E2E_SANDBOX_URL } = process.env;
  Object.assign(process.env, { E2E_URL: park.url, E2E_SANDBOX_URL: park.sandboxUrl });
  return {
    async stop() {
      if (E2E_URL !== undefined) Object.assign(process.env, { E2E_URL, E2E_SANDBOX_URL });
      await park.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
