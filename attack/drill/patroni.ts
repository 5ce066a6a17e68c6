import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { AUTH_SECRET } from '../../bench/benchPark';
import { packageWithProgress } from '../../scripts/buildProgress';
import { PACKAGE } from '../../scripts/packagePark';
import { freePort } from '../../scripts/ports';
import { startService, untilAnswering } from '../../scripts/service';
import { until } from '../../server/src/testing/until';
import type { Attack, Finding } from '../attack';
import { acknowledged, type Load, prepare, startLoad } from '../load';
import { type Cluster, openCluster } from './patroniCluster';

const PER_SECOND = { order: 15, help: 5, look: 0 };
/** More than can be made in the time that all of it takes. */
const ORDERS = 9_000;
const CALM_MS = 8_000;
/** A lease of 20 s (deploy/postgres/patroni.yml), a promotion, and who looks for it. */
const SWITCH_MS = 30_000;

interface Event {
  about: string;
  /** @returns the machine that is to be started again */
  breaks(cluster: Cluster): Promise<number | null>;
}

const EVENTS: Event[] = [
  { about: 'the primary hands over (patronictl switchover)', breaks: ({ handOver }) => handOver().then(() => null) },
  {
    about: 'the synchronous standby’s machine falls silent',
    async breaks({ roles, freeze }) {
      const { synchronous } = await roles();
      if (synchronous !== null) await freeze(synchronous);
      return synchronous;
    },
  },
  {
    about: 'the primary’s PostgreSQL is killed',
    async breaks({ roles, killPostgres }) {
      const { primary } = await roles();
      if (primary !== null) await killPostgres(primary);
      return null;
    },
  },
  {
    about: 'the primary’s machine falls silent',
    async breaks({ roles, freeze }) {
      const { primary } = await roles();
      if (primary !== null) await freeze(primary);
      return primary;
    },
  },
];

/** Debian's Patroni with the files of deploy/postgres, under a node that takes orders. */
export const patroni: Attack = {
  name: 'patroni',
  about: 'three machines with PostgreSQL under Patroni lose the primary and the standby, and nobody is there to help',
  async run() {
    await packageWithProgress();
    const cluster = await openCluster();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'park-patroni-node-'));
    try {
      return await runPark(cluster, dataDir);
    } finally {
      await cluster.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function runPark(cluster: Cluster, dataDir: string): Promise<Finding[]> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const node = startService('The node', path.join(PACKAGE, 'server.js'), {
    env: {
      ...{ DATA_DIR: dataDir, DATABASE_URL: cluster.url, AUTH_SECRET, PORT: String(port), HOST: '127.0.0.1' },
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT: '1000000', WECHAT_PAY_MCH_ID: '' },
    },
  });
  try {
    await untilAnswering(node, `${url}/readyz`);
    const load = startLoad(url, await prepare(cluster.url, AUTH_SECRET, ORDERS), PER_SECOND);
    const findings: Finding[] = [];
    for (const event of EVENTS) findings.push(await happens(event, cluster, load));
    await load.end();
    return [...findings, await acknowledged(cluster.url, load.answers)];
  } finally {
    await node.stop();
  }
}

async function happens({ about, breaks }: Event, cluster: Cluster, load: Load): Promise<Finding> {
  await after(CALM_MS);
  const { primary } = await cluster.roles();
  const brokeAt = load.now();
  const gone = await breaks(cluster);
  await after(SWITCH_MS);
  const gap = longestGap(load, brokeAt);
  const isSame = (await cluster.roles()).primary === primary;
  if (gone !== null) await cluster.restart(gone);
  await until('all three are there again', async () => (await cluster.roles()).streaming === 2);
  return {
    tried: about,
    measured: `nothing was acknowledged for ${(gap / 1_000).toFixed(1)} s; the primary is ${isSame ? 'the same' : 'another'}`,
    held: gap < SWITCH_MS,
  };
}

/** @returns ms between two calls that were acknowledged, since it broke */
function longestGap({ outcomes, now }: Load, since: number): number {
  const ends = outcomes.filter(({ isServed, end }) => isServed && end >= since).map(({ end }) => end);
  const moments = [since, ...ends.sort((a, b) => a - b), now()];
  return Math.max(...moments.slice(1).map((end, n) => end - (moments[n] ?? 0)));
}
