import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createBenchDatabase } from '../../bench/benchDatabase';
import { buildWithProgress } from '../../scripts/buildProgress';
import { packagePark } from '../../scripts/packagePark';
import { freePort } from '../../scripts/ports';
import { inRoot } from '../../scripts/root';
import { type Service, startService, untilAnswering } from '../../scripts/service';
import { startS3 } from '../../server/src/testing/s3Store';
import { startSandbox, type TestSandbox } from '../../server/src/testing/testSandbox';
import { until } from '../../server/src/testing/until';
import { type Closers, opened } from '../opened';
import { program } from './machines';

/** As in `deploy/parks`. */
const NAMES = ['valley', 'canyon', 'desert'];
const NODES = [1, 2];
export const ADMIN_PASSWORD = 'a password of the drills';

/** One of several parks behind one proxy, with nodes of the package. */
export interface ChainPark {
  name: string;
  /** Of the proxy, by the park's own host. */
  url: string;
  databaseUrl: string;
  authSecret: string;
  /** What WeChat Pay told it, as it came. */
  notifications: Notification[];
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Of each node, resident, bytes. */
  memory(): Promise<number[]>;
}

interface Notification {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What they share: a proxy, a Redis, a bucket, and one WeChat with one app and one merchant. */
export interface Chain {
  parks: ChainPark[];
  sandbox: TestSandbox;
  close(): Promise<void>;
}

/** @throws Stop where this machine lacks what it needs */
export const openChain = (): Promise<Chain> => opened(open);

async function open(closers: Closers): Promise<Omit<Chain, 'close'>> {
  for (const target of ['h5', 'console'] as const) await buildWithProgress(target);
  await packagePark();
  const folder = await mkdtemp(path.join(tmpdir(), 'park-chain-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  closers.push(() => sandbox.close());
  const { config: s3, drop } = await startS3();
  closers.push(drop);
  const [webPort, redisPort] = [await freePort(), await freePort()];
  await program('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], closers);
  const shared = {
    // In production no sandbox would take their payments.
    ...{ NODE_ENV: 'development', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: '1000000', TRUST_PROXY: '1' },
    ...{ WECHAT_APP_ID: '', WECHAT_PAY_MCH_ID: '', ADMIN_PASSWORD, DATABASE_POOL: '8', ...sandbox.env },
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    ...{ FILE_STORAGE: 's3', S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint ?? '' },
    ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
  };
  const found = await Promise.all(
    NAMES.map((name, n) => openPark(name, `127.0.1.${n + 1}`, { folder, webPort, shared, closers })),
  );
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, await proxyConfig(folder, webPort, found));
  await program('haproxy', ['-f', file, '-db'], closers);
  const parks = found.map(({ park }) => park);
  for (const { name, url } of parks)
    await until(`the proxy has found ${name}`, async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200);
  return { parks, sandbox };
}

interface Around {
  folder: string;
  webPort: number;
  shared: Record<string, string>;
  closers: Closers;
}

async function openPark(name: string, host: string, { folder, webPort, shared, closers }: Around) {
  const database = await createBenchDatabase();
  closers.push(() => database.drop());
  const url = `http://${host}:${webPort}`;
  const authSecret = `a secret of ${name}, long enough to be one`;
  const ear = await listenFor(url);
  closers.push(ear.close);
  const ports = await Promise.all(NODES.map(async () => ({ web: await freePort(), metrics: await freePort() })));
  const start = async (node: number, { web, metrics }: (typeof ports)[number]) => {
    const dataDir = path.join(folder, `${name}${node}`);
    await mkdir(dataDir, { recursive: true });
    const env = {
      ...shared,
      ...{ PORT: String(web), METRICS_PORT: String(metrics), DATA_DIR: dataDir },
      ...{ AUTH_SECRET: authSecret, DATABASE_URL: database.url, PUBLIC_ORIGIN: url, PARK_NAME: name },
      ...{ S3_PREFIX: name, PAY_NOTIFY_ORIGIN: ear.url },
    };
    const service = startService(`${name} ${node}`, 'dist/park/server.js', { env });
    closers.push(() => service.stop());
    await untilAnswering(service, `http://127.0.0.1:${web}/readyz`);
    return service;
  };
  // One after the other, as for a release.
  const startAll = async () => {
    const services: Service[] = [];
    for (const [at, one] of ports.entries()) services.push(await start(at + 1, one));
    return services;
  };
  let services = await startAll();
  const park: ChainPark = {
    ...{ name, url, authSecret, databaseUrl: database.url, notifications: ear.notifications },
    stop: async () => void (await Promise.all(services.map((service) => service.stop()))),
    start: async () => {
      services = await startAll();
    },
    memory: () =>
      Promise.all(
        ports.map(async ({ metrics }) => {
          const metricsText = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
          return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metricsText)?.[1]);
        }),
      ),
  };
  return { park, host, webPorts: ports.map(({ web }) => web) };
}

/** Where WeChat Pay tells a park what happened: it goes on to the park, and is kept. */
async function listenFor(url: string) {
  const notifications: Notification[] = [];
  const server = createServer(async (req, res) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => /^(content-type|wechatpay-)/.test(name)));
    const notification = { path: req.url ?? '', headers: headers as Record<string, string>, body: await text(req) };
    notifications.push(notification);
    const answer = await tell(url, notification).catch(() => null);
    res.writeHead(answer?.status ?? 502).end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, notifications, close };
}

export const tell = (url: string, { path, headers, body }: Notification): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers, body });

/** The one in `deploy/parks`, without TLS, with this machine's addresses. */
async function proxyConfig(folder: string, webPort: number, parks: { park: ChainPark; host: string; webPorts: number[] }[]) {
  const map = path.join(folder, 'hosts.map');
  await writeFile(map, parks.map(({ park, host }) => `${host} ${park.name}\n`).join(''));
  const given = await readFile(inRoot('deploy/parks/haproxy.cfg'), 'utf8');
  return given
    .replace(/^ {2}bind :80$/m, `  bind :${webPort}`)
    .replace(/^ {2}(bind :443|http-request (redirect|set-header)) .*$/gm, '')
    .replace('/etc/haproxy/hosts.map', map)
    .replace(/^ {2}server ([a-z]+)(\d)(-last)? \S+/gm, (_, name, node, last = '') => {
      const port = parks.find(({ park }) => park.name === name)?.webPorts[Number(node) - 1];
      return `  server ${name}${node}${last} 127.0.0.1:${port}`;
    });
}
