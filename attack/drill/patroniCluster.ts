import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { inRoot } from '../../scripts/root';
import { Stop } from '../../scripts/terminal';
import { until } from '../../server/src/testing/until';
import { type Closers, opened } from '../opened';
import { program } from './machines';

const run = promisify(execFile);
const MACHINES = [1, 2, 3];
/** The machines' addresses in deploy/postgres, and here: all of 127.0.0.0/8 is this machine, and is seen as 127.0.0.1. */
const ADDRESSES = [
  [/10\.0\.[03]\.0\/\d+/g, '127.0.0.0/8'],
  [/10\.0\.3\./g, '127.78.3.'],
] as const;
const addressOf = (machine: number) => `127.78.3.${machine}`;

/** Three machines with PostgreSQL as deploy/postgres sets them up, on this one. */
export interface Cluster {
  /** Through the proxy, to the primary. */
  url: string;
  /** Whoever takes writes, and who has all of it; machines, null while there is none. */
  roles(): Promise<{ primary: number | null; synchronous: number | null; streaming: number }>;
  /** All of a machine stands still, and nobody is told. */
  freeze(machine: number): Promise<void>;
  killPostgres(machine: number): Promise<void>;
  /** Ends what is left of a machine, and starts it. */
  restart(machine: number): Promise<void>;
  handOver(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Stop where this machine lacks what it needs */
export async function openCluster(): Promise<Cluster> {
  if (process.getuid?.() !== 0) throw new Stop('PostgreSQL runs as its own user, as which root alone may start it.');
  const uid = Number((await run('id', ['-u', 'postgres']).catch(() => ({ stdout: '' }))).stdout);
  for (const name of ['patroni', 'etcd', 'haproxy'])
    await run('which', [name]).catch(() => {
      throw new Stop(`${name} is not installed: apt-get install patroni python3-etcd etcd-server haproxy postgresql`);
    });
  return opened((closers) => open(uid, closers));
}

async function open(uid: number, closers: Closers): Promise<Omit<Cluster, 'close'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-patroni-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  await chown(folder, uid, uid);
  const homeOf = (machine: number) => path.join(folder, `pg${machine}`);

  const signal = async (machine: number, name: NodeJS.Signals) => {
    for (const pid of await processesIn(homeOf(machine))) process.kill(pid, name);
  };
  const start = async (machine: number) => {
    const home = homeOf(machine);
    await mkdir(home, { recursive: true });
    await chown(home, uid, uid);
    const config = (await fileOf('patroni.yml'))
      .replace(/data_dir: .*/, `data_dir: ${home}/data`)
      .replace(/pgpass: .*/, `pgpass: ${home}/pgpass`)
      .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${home}`);
    await writeFile(`${home}/config.yml`, config);
    // Three cannot listen on 127.0.0.1.
    const own = { ETCD_DATA_DIR: `${home}/etcd`, PATRONI_POSTGRESQL_LISTEN: `${addressOf(machine)}:5432` };
    for (const [name, args, file] of [
      ['etcd', [], 'etcd.env'],
      ['patroni', [`${home}/config.yml`], 'node.env'],
    ] as const) {
      const env = { PATH: process.env.PATH, ...(await variablesOf(file, machine)), ...own };
      spawn(name, args, { cwd: home, uid, gid: uid, env, stdio: 'ignore', detached: true }).unref();
    }
  };
  const end = async (machine: number) => {
    await signal(machine, 'SIGKILL');
    await until(`machine ${machine} has ended`, async () => (await processesIn(homeOf(machine))).length === 0);
  };
  for (const machine of MACHINES) {
    closers.push(() => end(machine));
    await start(machine);
  }
  await writeFile(path.join(folder, 'haproxy.cfg'), await fileOf('haproxy.cfg'));
  await program('haproxy', ['-f', path.join(folder, 'haproxy.cfg'), '-db'], closers);
  const roles = async () => rolesOf(await members());
  await until('three machines follow each other', async () => {
    const { primary, synchronous, streaming } = await roles();
    return primary !== null && synchronous !== null && streaming === 2;
  });
  const url = await makeDatabase();
  return {
    url,
    roles,
    freeze: (machine) => signal(machine, 'SIGSTOP'),
    async killPostgres(machine) {
      const [pid] = (await readFile(`${homeOf(machine)}/data/postmaster.pid`, 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async restart(machine) {
      await end(machine);
      await start(machine);
    },
    async handOver() {
      const { primary, synchronous } = await roles();
      const body = JSON.stringify({ leader: `pg${primary}`, candidate: `pg${synchronous}` });
      const answer = await fetch(`http://${addressOf(primary ?? 1)}:8008/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni does not hand over: ${answer.status} ${await answer.text()}`);
    },
  };
}

/** A file of deploy/postgres with this machine's addresses. */
async function fileOf(name: string): Promise<string> {
  const text = await readFile(inRoot('deploy/postgres', name), 'utf8');
  return ADDRESSES.reduce((changed, [theirs, ours]) => changed.replace(theirs, ours), text);
}

async function variablesOf(name: string, machine: number): Promise<Record<string, string>> {
  const lines = (await fileOf(name)).match(/^\w+=.*$/gm) ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...rest] = line.split('=');
      const value = rest.join('=');
      return [
        key,
        key === 'ETCD_INITIAL_CLUSTER'
          ? value
          : value.replaceAll(addressOf(1), addressOf(machine)).replace(/^pg1$/, `pg${machine}`),
      ];
    }),
  );
}

/** Whatever works in a folder or below: PostgreSQL's processes have no name of their own. */
async function processesIn(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (place === folder || place.startsWith(`${folder}/`)) found.push(Number(pid));
  }
  return found;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** As any of the machines tells it. */
async function members(): Promise<Member[]> {
  const answers = MACHINES.map(async (machine) => {
    const answer = await fetch(`http://${addressOf(machine)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(answers).catch(() => []);
}

function rolesOf(all: Member[]) {
  const machine = (role: string) => Number(all.find((member) => member.role === role)?.name.slice(2)) || null;
  const streaming = all.filter(({ role, state }) => role !== 'leader' && /^(?:running|streaming)$/.test(state)).length;
  return { primary: machine('leader'), synchronous: machine('sync_standby'), streaming };
}

/** As docs/operations.md says. @returns its URL */
async function makeDatabase(): Promise<string> {
  const { PATRONI_SUPERUSER_PASSWORD: password = '' } = await variablesOf('node.env', 1);
  await until('the proxy has found the primary', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 5000, user: 'postgres', password, database: 'postgres' });
    try {
      await client.connect();
      await client.query("create role park login password 'park'");
      await client.query('create database park owner park');
      return true;
    } catch {
      await after(200);
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return 'postgres://park:park@127.0.0.1:5000/park';
}
