/** Looks around a park so many times a second: `crowd.ts URL PER_SECOND SECONDS`, a process of its own that tells what became of it. */
import { setTimeout as after } from 'node:timers/promises';
import { lookAround } from './load';

/** More, and this process is busy with them alone. */
const MAX_IN_FLIGHT = 600;
const TURN_MS = 10;

export interface CrowdResult {
  sent: number;
  /** How many had which; 0: no answer. */
  statuses: Record<string, number>;
}

async function lookOn([url = '', perSecond = '', seconds = '']: string[]): Promise<CrowdResult> {
  const look = lookAround(url);
  const result: CrowdResult = { sent: 0, statuses: {} };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let now = 0; now < Number(seconds); now = (performance.now() - began) / 1_000) {
    for (; result.sent < now * Number(perSecond) && underWay.size < MAX_IN_FLIGHT; result.sent += 1) {
      const one: Promise<void> = look().then((status) => {
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await after(TURN_MS);
  }
  await Promise.all(underWay);
  return result;
}

lookOn(process.argv.slice(2)).then((result) => process.send?.(result, () => process.exit(0)));
