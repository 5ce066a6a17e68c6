import { setTimeout as pause } from 'node:timers/promises';
import { parkDay } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import { runCommand } from '../scripts/command';
import { inRoot } from '../scripts/root';
import { callPark, resultOf, staffToken } from './staff';
import { ADMIN_PASSWORD, parkUrl } from './world';

/** What no notification told is asked about once a minute; the books get a little longer than that to agree. */
const TIMEOUT_MS = 100_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Holds what the journeys paid against WeChat's bill, by `npm run reconcile`, for every park day since `began` (epoch milliseconds) on
 * which money moved; a run may straddle the park's midnight.
 * @throws when anything differs
 */
export async function reconcileSince(began: number): Promise<void> {
  for (const day of new Set([parkDay(began), parkDay(Date.now())])) {
    if (!(await settled(day))) continue;
    const { code, output } = await runCommand(
      process.execPath,
      ['--import', 'tsx', inRoot('server/src/main.ts'), 'reconcile', day],
      {
        env: { PARK_URL: parkUrl(), ADMIN_PASSWORD },
      },
    );
    if (code !== 0) throw new Error(`What the journeys paid is not what WeChat's bill says:\n${output}`);
    console.log(`\n${output.trim()}`);
  }
}

/** Waits for money that is still under way. @returns false for a day on which none moved: WeChat has no bill of it then */
async function settled(day: string): Promise<boolean> {
  const staff = await staffToken();
  for (const patience = Date.now() + TIMEOUT_MS; ; await pause(LOOK_EVERY_MS)) {
    const { result, extras } = await callPark(reconcile, { day }, staff);
    if (extras?.error === 'billNotReady') {
      const { moneyIn, moneyOut } = await resultOf(getDayFigures, { day }, staff);
      return (moneyIn ?? 0) + (moneyOut ?? 0) > 0;
    }
    if (result?.differences.length === 0 || Date.now() > patience) return true;
  }
}
