/** Looks around a park so many times a second: `crowd.ts URL PER_SECOND SECONDS`, a process of its own that tells what became of it. */
import { setTimeout as after } from 'node:timers/promises';
import { lookAround } from './load';

/** More, and this process is busy with them alone. */
const MAX_IN_FLIGHT = 600;
const TURN_MS = 10;

export interface CrowdTold {
  sent: number;
  /** How many had which; 0: no answer. */
  statuses: Record<string, number>;
}

async function lookOn([url = '', perSecond = '', seconds = '']: string[]): Promise<CrowdTold> {
  const look = lookAround(url);
  const told: CrowdTold = { sent: 0, statuses: {} };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let now = 0; now < Number(seconds); now = (performance.now() - began) / 1_000) {
    for (; told.sent < now * Number(perSecond) && underWay.size < MAX_IN_FLIGHT; told.sent += 1) {
      const one: Promise<void> = look().then((status) => {
        told.statuses[status] = (told.statuses[status] ?? 0) + 1;
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await after(TURN_MS);
  }
  await Promise.all(underWay);
  return told;
}

lookOn(process.argv.slice(2)).then((told) => process.send?.(told, () => process.exit(0)));
