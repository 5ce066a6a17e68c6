import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AUTH_SECRET } from '../bench/benchPark';
import { quantile } from '../bench/statistics';
import type { Attack, Finding } from './attack';
import { atPark } from './attackedPark';
import type { CrowdResult } from './crowd';
import { acknowledged, lookAround, type Outcome, prepare, startLoad } from './load';

const PEOPLE = 48;
/** First, to warm up; then how long is measured what the park bears; then how long it gets more, s. */
const SECONDS = { warm: 2, calm: 6, rush: 20 };
/** Beside the looks, a second. */
const WRITES = { order: 10, help: 10 };
const TIMES = 2;
/** A call for help at the worst, at the first try, ms. */
const MAX_HELP_MS = 2_000;
/** Of orders, not served at the first try. */
const MAX_REFUSED_ORDERS = 0.01;

/** Twice as many look around as the park bears, while some order and some call for help. */
export const overload: Attack = {
  name: 'overload',
  about: `${TIMES} times the looks that the park bears, for ${SECONDS.rush} s, with ${WRITES.order} orders and ${WRITES.help} calls for help a second`,
  run: () =>
    atPark({ RATE_LIMIT: '0' }, async (park) => {
      const tokens = await prepare(park.databaseUrl, AUTH_SECRET, WRITES.order * SECONDS.rush * 2);
      await bears(park.url, SECONDS.warm);
      const maxRate = await bears(park.url, SECONDS.calm);
      const load = startLoad(park.url, tokens, { ...WRITES, look: 0 });
      const looks = await rush(park.url, maxRate * TIMES);
      await load.end();
      return [
        ...judge(load.outcomes),
        await acknowledged(park.databaseUrl, load.answers),
        { tried: `looks, of which it bears ${maxRate} a second`, measured: looks, held: true },
      ];
    }),
};

/** @returns looks a second when people look as fast as they are answered */
async function bears(url: string, seconds: number): Promise<number> {
  const look = lookAround(url);
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      while (performance.now() < end) if ((await look()) === 200) count += 1;
    }),
  );
  return Math.round(count / seconds);
}

/** In a process of its own, so that whoever orders or calls for help is not measured by what looking around costs this one. */
async function rush(url: string, perSecond: number): Promise<string> {
  const crowd = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), [url, String(perSecond), String(SECONDS.rush)]);
  const ended = once(crowd, 'exit').then(() => Promise.reject(new Error('The crowd ended without a word.')));
  const [crowdResult] = (await Promise.race([once(crowd, 'message'), ended])) as [CrowdResult];
  ended.catch(() => undefined);
  const statuses = Object.entries(crowdResult.statuses).map(
    ([status, count]) => `${count} ${status === '0' ? 'without an answer' : status}`,
  );
  return `${(crowdResult.sent / SECONDS.rush).toFixed(0)} a second for ${SECONDS.rush} s: ${statuses.join(', ')}`;
}

function judge(outcomes: Outcome[]): Finding[] {
  const of = (kind: Outcome['kind']) => {
    const all = outcomes.filter((outcome) => outcome.kind === kind);
    const took = all.map((outcome) => outcome.took);
    const missed = all.filter(({ isFirst }) => !isFirst).length / all.length;
    const longest = Math.max(...took);
    const measured = `${all.length}, ${(missed * 100).toFixed(1)} % not served at the first try, p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
    return { missed, longest, measured };
  };
  const [help, order] = [of('help'), of('order')];
  return [
    { tried: 'calls for help', measured: help.measured, held: help.missed === 0 && help.longest <= MAX_HELP_MS },
    { tried: 'orders', measured: order.measured, held: order.missed < MAX_REFUSED_ORDERS },
  ];
}
