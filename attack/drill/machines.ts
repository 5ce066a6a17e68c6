import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AUTH_SECRET } from '../../bench/benchPark';
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
import { type Closers, opened } from '../opened';
import { caddyConfig, haproxyConfig } from './proxies';
import type { Release } from './release';

const run = promisify(execFile);
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

export interface Node {
  name: string;
  /** Past the proxy. */
  url: string;
  /** What it runs with. */
  env: Record<string, string>;
  service: Service;
  /** After it was killed or stopped; from the package, whatever ran before. @param changes of its environment; it need not be ready then */
  startAgain(changes?: Record<string, string>): Promise<void>;
  /** Nothing comes or goes between it and the others. */
  cut(isCut: boolean): Promise<void>;
}

export interface Program {
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): void;
}

/** How a park differs from what is usual in a drill. */
export interface Options {
  /** What stands before the nodes; by default HAProxy. */
  proxy?: 'caddy';
  /** The nodes keep pictures in one folder, on a disk of so many MB. */
  sharedDisk?: number;
}

/**
 * @param release whose nodes and database the park is opened with; by default the package's
 * @throws Stop where this machine lacks what a drill needs
 */
export async function openMachines(release: Release | null, options: Options = {}): Promise<Machines> {
  if (process.getuid?.() !== 0) throw new Stop('A drill makes network namespaces, which root alone may.');
  await packageWithProgress();
  return opened((closers) => open(release, options, closers));
}

async function open(release: Release | null, options: Options, closers: Closers): Promise<Omit<Machines, 'close'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-drill-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  for (const node of NODES) await makeNetwork(node, closers);
  const primary = (await ownPostgres()) as Standby | null;
  if (!primary) throw new Stop('The programs of PostgreSQL (initdb, pg_ctl, pg_basebackup) are not installed.');
  closers.push(() => primary.remove());
  if (release?.database) await fill(primary.url, release.database);
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
  const listen = (port: number) => neighbours.map((address) => `  bind ${address}:${port}`).join('\n');
  const addresses = NODES.map((node) => `${netOf(node).node}:${NODE_PORT}`);
  const haproxy = haproxyConfig(addresses, {
    ...{ webPort, primary: primary.port, standby: standby.port },
    ...{ s3At: new URL(s3.config.endpoint ?? '').host, database: listen(databasePort), s3: listen(s3Port) },
  });
  const file = path.join(folder, 'proxy');
  await writeFile(file, haproxy);
  let proxy = await program('haproxy', ['-f', file, '-db'], closers);
  const caddyPort = options.proxy && (await freePort());
  if (caddyPort) {
    await writeFile(`${file}.caddy`, await caddyConfig(addresses, caddyPort));
    proxy = await program('caddy', ['run', '--adapter', 'caddyfile', '--config', `${file}.caddy`], closers);
  }
  const disk = options.sharedDisk ? await smallDisk(path.join(folder, 'disk'), options.sharedDisk, closers) : null;

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
      ...{ AUTH_SECRET: authSecret, PORT: String(NODE_PORT), NODE_ENV: 'production', LOG_LEVEL: 'error', SAMPLE_PARK: '1' },
      ...{ RATE_LIMIT: '1000000', TRUST_PROXY: '1', WECHAT_PAY_MCH_ID: '', DATABASE_POOL: String(POOL) },
      DATABASE_URL: `postgres://root@${neighbour}:${databasePort}/postgres`,
      REDIS_URL: `redis://${neighbour}:${redisPort}`,
      // An earlier release knows no bucket, and serves the apps of now: they are not what is drilled.
      ...(release ? { DATA_DIR: release.dataDir, H5_DIR: inRoot('dist/h5'), CONSOLE_DIR: inRoot('dist/console') } : bucket),
      ...(disk && { DATA_DIR: disk, FILE_STORAGE: 'local' }),
    };
    const made = await startNode(node, env, release?.server ?? SERVER);
    closers.push(() => made.service.stop());
    nodes.push(made);
  }
  const url = `http://127.0.0.1:${caddyPort ?? webPort}`;
  await until('the proxy has found the nodes', async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200);
  let isPromoted = false;
  const promote = standby.promote;
  standby.promote = async () => {
    await promote();
    isPromoted = true;
  };
  return {
    ...{ url, authSecret, nodes, primary, standby, proxy, redis },
    databaseUrl: () => (isPromoted ? standby.url : primary.url),
  };
}

async function fill(url: string, sql: string): Promise<void> {
  const database = await openPostgres(url, 1);
  await database.session(({ script }) => script(sql)).finally(() => database.close());
}

const spaceOf = (node: number) => `park-node${node}`;

async function makeNetwork(node: number, closers: Closers): Promise<void> {
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

async function smallDisk(folder: string, megabytes: number, closers: Closers): Promise<string> {
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  closers.push(() => run('umount', ['-l', folder]));
  return folder;
}

async function startNode(node: number, env: Record<string, string>, script: string): Promise<Node> {
  const name = `node ${node}`;
  const url = `http://${netOf(node).node}:${NODE_PORT}`;
  const through = ['ip', 'netns', 'exec', spaceOf(node)];
  const service = startService(name, script, { env, through });
  await untilAnswering(service, `${url}/healthz`);
  const made: Node = {
    ...{ name, url, env, service },
    async startAgain(changes) {
      made.service = startService(name, SERVER, { env: { ...env, ...changes }, through });
      await untilAnswering(made.service, `${url}${changes ? '/livez' : '/healthz'}`);
    },
    cut: async (isCut) => void (await run('ip', ['link', 'set', `park${node}`, isCut ? 'down' : 'up'])),
  };
  return made;
}

/** A program of the distribution that runs until it is stopped. @throws Stop when it is not installed or ends at once */
export async function program(name: string, args: string[], closers: Closers): Promise<Program> {
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
