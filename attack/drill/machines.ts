import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageWithProgress } from '../../scripts/buildProgress';
import { PACKAGE } from '../../scripts/packagePark';
import { freePort } from '../../scripts/ports';
import { inRoot } from '../../scripts/root';
import { type Service, startService, untilAnswering } from '../../scripts/service';
import { Stop } from '../../scripts/terminal';
import { openPostgres } from '../../server/src/db/postgres';
import { ownPostgres, type Standby } from '../../server/src/testing/ownPostgres';
import { startS3 } from '../../server/src/testing/s3Store';
import { until } from '../../server/src/testing/until';
import type { Release } from './release';

const run = promisify(execFile);
const AUTH_SECRET = 'a secret of the drills, long enough to be one';
const SERVER = path.join(PACKAGE, 'server.js');
/** Of a node; the proxy and the engines are its neighbour. */
const netOf = (node: number) => ({ node: `10.78.${node}.2`, neighbour: `10.78.${node}.1` });
const NODE_PORT = 8080;
const NODES = [1, 2];
/** The park has 100 connections at most, and pg_basebackup and the drill need some. */
const POOL = 20;

/** A park of several machines: network namespaces are the nodes, processes beside them the engines. */
export interface Machines {
  /** Of the proxy, for visitors. */
  url: string;
  authSecret: string;
  nodes: Node[];
  primary: Standby;
  standby: Standby;
  proxy: Program;
  redis: Program;
  /** To the database that takes writes now, past the proxy. */
  databaseUrl(): string;
  close(): Promise<void>;
}

interface Node {
  name: string;
  service: Service;
  /** After it was killed or stopped; from the package, whatever ran before. */
  startAgain(): Promise<void>;
  /** Nothing comes or goes between it and the others. */
  cut(isCut: boolean): Promise<void>;
}

export interface Program {
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): void;
}

/**
 * @param release whose nodes and database the park is opened with; by default the package's
 * @throws Stop where this machine lacks what a drill needs
 */
export async function openMachines(release: Release | null): Promise<Machines> {
  if (process.getuid?.() !== 0) throw new Stop('A drill makes network namespaces, which root alone may.');
  await packageWithProgress();
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let end = closers.pop(); end; end = closers.pop()) await end().catch(() => undefined);
  };
  try {
    return await open(release, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  release: Release | null,
  closers: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<Machines> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-drill-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  for (const node of NODES) await makeNetwork(node, closers);
  const primary = (await ownPostgres()) as Standby | null;
  if (!primary) throw new Stop('The programs of PostgreSQL (initdb, pg_ctl, pg_basebackup) are not installed.');
  closers.push(() => primary.remove());
  if (release) await fill(primary.url, release.database);
  const standby = await primary.standby();
  closers.push(() => standby.remove());
  const s3 = await startS3();
  closers.push(() => s3.drop());
  const [webPort, databasePort, redisPort, s3Port] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const neighbours = NODES.map((node) => netOf(node).neighbour);
  const redis = await program(
    'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', ...neighbours, '--save', '', '--protected-mode', 'no'],
    closers,
  );
  const file = path.join(folder, 'haproxy.cfg');
  const listen = (port: number) => neighbours.map((address) => `  bind ${address}:${port}`).join('\n');
  const s3At = new URL(s3.config.endpoint ?? '').host;
  await writeFile(
    file,
    proxyConfig({
      webPort,
      s3At,
      primary: primary.port,
      standby: standby.port,
      database: listen(databasePort),
      s3: listen(s3Port),
    }),
  );
  const proxy = await program('haproxy', ['-f', file, '-db'], closers);

  const authSecret = release?.authSecret ?? AUTH_SECRET;
  const nodes: Node[] = [];
  for (const node of NODES) {
    const { neighbour } = netOf(node);
    const dataDir = path.join(folder, `node${node}`);
    await mkdir(dataDir);
    const bucket = {
      ...{ DATA_DIR: dataDir, FILE_STORAGE: 's3', S3_BUCKET: s3.config.bucket, S3_ENDPOINT: `http://${neighbour}:${s3Port}` },
      ...{ S3_ACCESS_KEY_ID: s3.config.accessKeyId, S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey },
    };
    const env = {
      ...{ AUTH_SECRET: authSecret, PORT: String(NODE_PORT), NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ RATE_LIMIT: '1000000', TRUST_PROXY: '1', WECHAT_PAY_MCH_ID: '', DATABASE_POOL: String(POOL) },
      DATABASE_URL: `postgres://root@${neighbour}:${databasePort}/postgres`,
      REDIS_URL: `redis://${neighbour}:${redisPort}`,
      // An earlier release knows no bucket, and serves the apps of now: they are not what is drilled.
      ...(release ? { DATA_DIR: release.dataDir, H5_DIR: inRoot('dist/h5'), CONSOLE_DIR: inRoot('dist/console') } : bucket),
    };
    const made = await startNode(node, env, release?.server ?? SERVER);
    closers.push(() => made.service.stop());
    nodes.push(made);
  }
  const url = `http://127.0.0.1:${webPort}`;
  await until('the proxy has found the nodes', async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200);
  let isPromoted = false;
  const promote = standby.promote;
  standby.promote = async () => {
    await promote();
    isPromoted = true;
  };
  return {
    url,
    authSecret,
    nodes,
    primary,
    standby,
    proxy,
    redis,
    databaseUrl: () => (isPromoted ? standby.url : primary.url),
    close,
  };
}

async function fill(url: string, sql: string): Promise<void> {
  const database = await openPostgres(url, 1);
  await database.session(({ script }) => script(sql)).finally(() => database.close());
}

const spaceOf = (node: number) => `park-node${node}`;

async function makeNetwork(node: number, closers: (() => Promise<unknown>)[]): Promise<void> {
  const ip = (...words: string[]) => run('ip', words);
  const space = spaceOf(node);
  const [outer, inner] = [`park${node}`, `inside${node}`];
  // The link goes with its space, but later.
  const clear = async () => {
    await ip('link', 'del', outer).catch(() => undefined);
    await ip('netns', 'del', space).catch(() => undefined);
  };
  // What a drill left that was killed.
  await clear();
  await ip('netns', 'add', space).catch((error: Error) => {
    throw new Stop(`Network namespaces cannot be made here: ${error.message}`);
  });
  closers.push(clear);
  await ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', space);
  await ip('addr', 'add', `${netOf(node).neighbour}/24`, 'dev', outer);
  await ip('link', 'set', outer, 'up');
  const inside = (...words: string[]) => ip('-n', space, ...words);
  await inside('addr', 'add', `${netOf(node).node}/24`, 'dev', inner);
  await inside('link', 'set', inner, 'up');
  await inside('link', 'set', 'lo', 'up');
}

async function startNode(node: number, env: Record<string, string>, script: string): Promise<Node> {
  const name = `node ${node}`;
  const address = `http://${netOf(node).node}:${NODE_PORT}/healthz`;
  const options = { env, through: ['ip', 'netns', 'exec', spaceOf(node)] };
  const service = startService(name, script, options);
  await untilAnswering(service, address);
  const made: Node = {
    name,
    service,
    async startAgain() {
      made.service = startService(name, SERVER, options);
      await untilAnswering(made.service, address);
    },
    cut: async (isCut) => void (await run('ip', ['link', 'set', `park${node}`, isCut ? 'down' : 'up'])),
  };
  return made;
}

/** A program of the distribution that runs until it is stopped. @throws Stop when it is not installed or ends at once */
export async function program(name: string, args: string[], closers: (() => Promise<unknown>)[]): Promise<Program> {
  const spawned = () => spawn(name, args, { stdio: 'ignore' });
  let child = spawned();
  await once(child, 'spawn').catch(() => {
    throw new Stop(`${name} is not installed.`);
  });
  const made: Program = {
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
    start() {
      child = spawned();
    },
  };
  closers.push(() => made.stop('SIGKILL'));
  return made;
}

interface Ports {
  webPort: number;
  s3At: string;
  primary: number;
  standby: number;
  /** `bind` lines. */
  database: string;
  s3: string;
}

/** As docs/operations.md gives it: a node that is not ready gets nothing, a request that reached nobody goes to the next. */
const proxyConfig = ({ webPort, s3At, primary, standby, database, s3 }: Ports) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 60s
  timeout server 60s

frontend visitors
  mode http
  bind 127.0.0.1:${webPort}
  option forwardfor
  default_backend nodes

backend nodes
  mode http
  balance leastconn
  option httpchk GET /readyz
  option redispatch 1
  retries 2
  retry-on conn-failure
  default-server check inter 1s fall 3 rise 2
  timeout check 8s
  option allbackups
${NODES.map((node) => `  server node${node} ${netOf(node).node}:${NODE_PORT}`).join('\n')}
${NODES.map((node) => `  server node${node}-last ${netOf(node).node}:${NODE_PORT} backup no-check`).join('\n')}

listen database
${database}
  default-server check inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary}
  server standby 127.0.0.1:${standby} backup

listen pictures
${s3}
  server store ${s3At}
`;
