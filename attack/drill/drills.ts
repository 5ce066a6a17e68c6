import { setTimeout as after } from 'node:timers/promises';
import type { Attack, Finding } from '../attack';
import { acknowledged, type Load, prepare, type Rates, startLoad } from '../load';
import { caddy } from './caddy';
import { clock } from './clock';
import { dataFull } from './dataFull';
import type { Drill } from './drill';
import { herd } from './herd';
import { keys } from './keys';
import { type Machines, openMachines } from './machines';
import { BETWEEN, openRelease } from './release';

/** Before anything happens, and after it was mended; ms. */
const CALM_MS = 8_000;
/** Of all calls outside the seconds of the switch, in parts of one. */
const MAX_FAILED_SHARE = 0.001;
const BUFFER_S = 40;
const PER_SECOND: Rates = { order: 15, help: 5, look: 60 };

async function exchangeNodes({ nodes }: Machines): Promise<undefined> {
  for (const node of nodes) {
    await node.service.stop();
    await node.startAgain();
    // As an operator waits for the proxy to find it.
    await after(3_000);
  }
}

const DRILLS: Drill[] = [
  {
    name: 'node',
    about: 'one of two nodes is killed, and started again after 10 s',
    within: 5_000,
    seconds: 30,
    async happens({ nodes: [node] }) {
      await node?.service.kill();
      await after(10_000);
      await node?.startAgain();
    },
  },
  {
    name: 'update',
    about: 'the nodes are stopped and started one after the other, as for a new release',
    within: 0,
    seconds: 40,
    happens: exchangeNodes,
  },
  {
    name: 'release',
    about:
      'two nodes and the database of release 1.0.0, then those of a later commit, are brought to the package, one node after the other',
    from: ['1.0.0', BETWEEN],
    within: 0,
    seconds: 40,
    happens: exchangeNodes,
  },
  {
    name: 'primary',
    about: 'the primary of PostgreSQL is killed; its synchronous standby is promoted 3 s later',
    within: 20_000,
    seconds: 40,
    async happens({ primary, standby }) {
      await primary.kill();
      await after(3_000);
      await standby.promote();
      await after(20_000);
    },
  },
  {
    name: 'redis',
    about: 'Redis is killed, and started again after 10 s',
    within: 0,
    seconds: 20,
    async happens({ redis }) {
      await redis.stop('SIGKILL');
      await after(10_000);
      redis.start();
    },
  },
  {
    name: 'proxy',
    about: 'the proxy is stopped and started at once',
    within: 3_000,
    seconds: 10,
    async happens({ proxy }) {
      await proxy.stop();
      proxy.start();
    },
  },
  {
    name: 'network',
    about: 'one of two nodes has no network for 30 s',
    within: 10_000,
    seconds: 40,
    async happens({ nodes: [node] }) {
      await node?.cut(true);
      await after(30_000);
      await node?.cut(false);
    },
  },
  ...[dataFull, herd, keys, clock, caddy],
];

/** What happens to a park on several machines under a steady load of looks, orders and calls for help. */
export const drills: Attack[] = DRILLS.map((drill) => ({
  name: drill.name,
  about: drill.about,
  async run() {
    const findings: Finding[] = [];
    for (const version of drill.from ?? [null])
      for (const found of await run(drill, version))
        findings.push({ ...found, tried: version ? `from ${version}: ${found.tried}` : found.tried });
    return findings;
  },
}));

async function run(drill: Drill, version: string | null): Promise<Finding[]> {
  const { perSecond = PER_SECOND, within, seconds } = drill;
  const release = version ? await openRelease(version) : null;
  const machines = await openMachines(release, drill).catch(async (error) => {
    await release?.remove();
    throw error;
  });
  try {
    const tokens = await prepare(machines.databaseUrl(), machines.authSecret, perSecond.order * (seconds + BUFFER_S));
    const load = startLoad(machines.url, tokens, perSecond);
    await after(CALM_MS);
    const brokeAt = load.now();
    const seen = (await drill.happens(machines, { load, tokens })) ?? [];
    await after(CALM_MS);
    await load.end();
    return [await acknowledged(machines.databaseUrl(), load.answers), judge(load, brokeAt, within), ...seen];
  } finally {
    await machines.close();
    await release?.remove();
  }
}

function judge({ outcomes }: Load, brokeAt: number, within: number): Finding {
  const repeated = outcomes.filter(({ isFirst, at }) => !isFirst && at >= brokeAt);
  const failed = outcomes.filter(({ isServed }) => !isServed);
  const late = failed.filter(({ at, end }) => end < brokeAt || at > brokeAt + within);
  const last = Math.max(brokeAt, ...repeated.map(({ at }) => at));
  const share = late.length / outcomes.length;
  const statuses = [...new Set(failed.map(({ status }) => status || 'no answer'))].join(', ');
  return {
    tried: `${outcomes.length} calls`,
    measured:
      `${repeated.length} were repeated, ${failed.length} failed after that${statuses && ` (${statuses})`}, ` +
      `${late.length} of them outside the ${within / 1_000} s of the switch (${(share * 100).toFixed(2)} %, at most ${MAX_FAILED_SHARE * 100} %); ` +
      `the last that had to be repeated began ${((last - brokeAt) / 1_000).toFixed(1)} s after it broke`,
    held: share <= MAX_FAILED_SHARE,
  };
}
