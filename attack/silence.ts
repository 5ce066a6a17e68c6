import { setTimeout as after } from 'node:timers/promises';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { createBenchDatabase } from '../bench/benchDatabase';
import { timed } from '../bench/statistics';
import { proxied, type TcpProxy, tcpProxy } from '../server/src/testing/tcpProxy';
import { until } from '../server/src/testing/until';
import { askAll, fetchStatus, helpCall, inWords } from './asking';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';

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
    const silent = await tcpProxy(0);
    // Limits are counted, as they would be, and not reached.
    const env = { REDIS_URL: `redis://127.0.0.1:${silent.port}`, RATE_LIMIT: '100000' };
    return atPark(env, async ({ url }) => {
      const [alone, help, health] = [
        await timed(() => fetchStatus(url + getLivePlatforms.path)),
        await timed(() => helpCall(url)),
        await timed(() => fetchStatus(`${url}/healthz`)),
      ];
      const { redis } = (await (await fetch(`${url}/healthz`)).json()) as { redis: string };
      const answers = await askAll(url, PEOPLE, after(SECONDS * 1_000));
      return [
        within('the first call', alone, MAX_MS),
        within('a call for help', help, MAX_MS),
        { ...within('/healthz', health, MAX_MS), held: health.result === 200 && redis === 'unreachable' },
        {
          tried: `${SECONDS} s of calls`,
          measured: `${inWords(answers)}; the longest took ${answers.longest.toFixed(0)} ms, for help ${answers.longestHelp.toFixed(0)} ms`,
          held: [...answers.statuses.keys()].every((status) => status === 200) && answers.longest < MAX_MS,
        },
      ];
    }).finally(silent.close);
  },
};

/** The way to PostgreSQL drops all packets, comes back, and drops them again while the server is asked to stop. */
export const silentDatabase: Attack = {
  name: 'silent-database',
  about: 'connections to PostgreSQL on which nothing comes any more, under load, and a stop meanwhile',
  async run() {
    const made = await createBenchDatabase();
    const { url, proxy } = await proxied(made.url);
    try {
      return await atPark({ DATABASE_URL: url, RATE_LIMIT: '0' }, (park) => silence(park, proxy));
    } finally {
      await proxy.close();
      await made.drop();
    }
  },
};

async function silence({ url, server }: AttackedPark, proxy: TcpProxy): Promise<Finding[]> {
  const health = () => timed(() => fetchStatus(`${url}/healthz`));
  proxy.silence();
  let slowest = 0;
  const watch = async () => {
    for (const end = Date.now() + 2 * MAX_DATABASE_MS; Date.now() < end; await after(500)) {
      const { result: status, ms } = await health();
      slowest = status === 503 ? Math.max(slowest, ms) : Number.POSITIVE_INFINITY;
    }
  };
  const answers = await askAll(url, PEOPLE, watch());
  proxy.heal();
  const { ms: back } = await timed(() =>
    until('the park serves again', async () => (await health()).result === 200, MAX_DATABASE_MS),
  );
  const again = await askAll(url, PEOPLE, after(2_000));
  proxy.silence();
  void helpCall(url);
  const { result: ended, ms: stopped } = await timed(() => server.stop(2 * MAX_STOP_MS));
  return [
    {
      tried: 'calls while the database is silent',
      measured: `${inWords(answers)}; the longest took ${answers.longest.toFixed(0)} ms`,
      held: [...answers.statuses.keys()].every((status) => status === 503) && answers.longest < MAX_DATABASE_MS,
    },
    { tried: '/healthz meanwhile', measured: `503, at most after ${slowest.toFixed(0)} ms`, held: slowest < MAX_MS },
    {
      tried: 'calls once it answers again',
      measured: `served after ${back.toFixed(0)} ms: ${inWords(again)}`,
      held: (again.statuses.get(200) ?? 0) > 0,
    },
    {
      tried: 'a stop while the database is silent',
      measured: `ended with ${ended.code} after ${stopped.toFixed(0)} ms`,
      held: stopped < MAX_STOP_MS,
    },
  ];
}

function within(tried: string, { result: status, ms }: { result: number; ms: number }, maxMs: number): Finding {
  return { tried, measured: `${status || 'no answer'} after ${ms.toFixed(0)} ms`, held: status === 200 && ms < maxMs };
}
