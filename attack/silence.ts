import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { createBenchDatabase } from '../bench/benchDatabase';
import { Stop } from '../scripts/terminal';
import { proxied, tcpProxy } from '../server/src/testing/tcpProxy';
import { until } from '../server/src/testing/until';
import { askAll, fetchStatus, helpCall, inWords, timed } from './asking';
import type { Attack, Finding } from './attack';
import { openAttackedPark } from './attackedPark';

const PEOPLE = 30;
const SECONDS = 8;
/** Nobody waits longer for a Redis that is silent, nor a watcher for /healthz, ms. */
const MAX_MS = 1_000;
/** A database that is silent is given up on after 12 s; then the answer is 503. */
const MAX_DATABASE_MS = 15_000;
/** `npm start`, Docker and others kill after ten seconds. */
const MAX_STOP_MS = 8_000;

/** Redis takes connections and says nothing. */
export const silentRedis: Attack = {
  name: 'silent-redis',
  about: `a Redis that takes connections and says nothing, under the calls of ${PEOPLE} people`,
  async run() {
    const redis = await tcpProxy(0);
    try {
      // Limits are counted, as they would be, and not reached.
      const park = await openAttackedPark({ REDIS_URL: `redis://127.0.0.1:${redis.port}`, RATE_LIMIT: '100000' });
      try {
        const [alone, help, health] = [
          await timed(() => fetchStatus(`${park.url}/api/liveWechat/getLivePlatforms`)),
          await timed(() => helpCall(park.url, randomUUID())),
          await timed(() => fetchStatus(`${park.url}/healthz`)),
        ];
        const redis = ((await (await fetch(`${park.url}/healthz`)).json()) as { redis: string }).redis;
        const answers = await askAll(park.url, PEOPLE, after(SECONDS * 1_000));
        return [
          within('the first call', alone, MAX_MS),
          within('a call for help', help, MAX_MS),
          { ...within('/healthz', health, MAX_MS), held: health.status === 200 && redis === 'unreachable' },
          {
            tried: `${SECONDS} s of calls`,
            measured: `${inWords(answers)}; the longest took ${answers.longest.toFixed(0)} ms, for help ${answers.longestHelp.toFixed(0)} ms`,
            held: [...answers.statuses.keys()].every((status) => status === 200) && answers.longest < MAX_MS,
          },
        ];
      } finally {
        await park.stop();
      }
    } finally {
      await redis.close();
    }
  },
};

/** The way to PostgreSQL drops all packets, comes back, and drops them again while the server is asked to stop. */
export const silentDatabase: Attack = {
  name: 'silent-database',
  about: 'connections to PostgreSQL on which nothing comes any more, under load, and a stop meanwhile',
  async run() {
    const made = await createBenchDatabase();
    if (!made) throw new Stop('No PostgreSQL answers. Set DATABASE_URL to one that may be attacked.');
    const { url, proxy } = await proxied(made.url);
    try {
      const park = await openAttackedPark({ DATABASE_URL: url, RATE_LIMIT: '0' });
      const findings: Finding[] = [];
      const health = () => timed(() => fetchStatus(`${park.url}/healthz`));
      try {
        proxy.silence();
        let slowest = 0;
        const watch = async () => {
          for (const end = Date.now() + 2 * MAX_DATABASE_MS; Date.now() < end; await after(500)) {
            const { status, took } = await health();
            slowest = status === 503 ? Math.max(slowest, took) : Number.POSITIVE_INFINITY;
          }
        };
        const answers = await askAll(park.url, PEOPLE, watch());
        findings.push(
          {
            tried: 'calls while the database is silent',
            measured: `${inWords(answers)}; the longest took ${answers.longest.toFixed(0)} ms`,
            held: [...answers.statuses.keys()].every((status) => status === 503) && answers.longest < MAX_DATABASE_MS,
          },
          { tried: '/healthz meanwhile', measured: `503, at most after ${slowest.toFixed(0)} ms`, held: slowest < MAX_MS },
        );
        proxy.heal();
        const began = performance.now();
        await until('the park serves again', async () => (await health()).status === 200, MAX_DATABASE_MS);
        const again = await askAll(park.url, PEOPLE, after(2_000));
        findings.push({
          tried: 'calls once it answers again',
          measured: `served after ${(performance.now() - began - 2_000).toFixed(0)} ms: ${inWords(again)}`,
          held: (again.statuses.get(200) ?? 0) > 0,
        });
        proxy.silence();
        void helpCall(park.url, randomUUID());
        const stop = performance.now();
        const { code } = await park.server.stop(2 * MAX_STOP_MS);
        const took = performance.now() - stop;
        findings.push({
          tried: 'a stop while the database is silent',
          measured: `ended with ${code} after ${took.toFixed(0)} ms`,
          held: took < MAX_STOP_MS,
        });
      } finally {
        await park.stop();
      }
      return findings;
    } finally {
      await proxy.close();
      await made.drop();
    }
  },
};

function within(tried: string, { status, took }: { status: number; took: number }, maxMs: number): Finding {
  return { tried, measured: `${status || 'no answer'} after ${took.toFixed(0)} ms`, held: status === 200 && took < maxMs };
}
