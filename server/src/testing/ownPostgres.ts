import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where distributions keep what is not on the path. */
const BINARIES = [14, 15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin`);

export interface OwnPostgres {
  url: string;
  port: number;
  /** As an operator's restart does: connections are ended with 57P01. `immediate`: as a crash does, without a word. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends all its processes at once, as a machine does that fails. */
  kill(): Promise<void>;
  /** All its processes stand still, and nobody is told; or go on. */
  freeze(isFrozen: boolean): Promise<void>;
  /** What it has written down so far. */
  log(): Promise<string>;
  /** Changes settings while it runs, as `alter system` does; they hold from the next connection on. */
  set(settings: Record<string, string>): Promise<void>;
  /** Another that follows this one; from now on what is acknowledged is at both, unless it is not awaited. */
  standby(options?: { isAwaited: boolean }): Promise<Standby>;
  /** This one alone. */
  remove(): Promise<void>;
}

export interface Standby extends OwnPostgres {
  /** Makes it one that takes writes, by itself. */
  promote(): Promise<void>;
}

type Program = (name: string, args: string[]) => Promise<{ stdout: string }>;

/**
 * A PostgreSQL of this test alone, to restart and to kill.
 * @param settings of its command line, which nothing changes later; a test's disk need not be waited for
 * @returns null where the programs for it are not installed
 */
export async function ownPostgres(settings = '-c fsync=off'): Promise<OwnPostgres | null> {
  const { folder, program, clear } = await ownFolder();
  try {
    await program('initdb', ['-D', join(folder, 'data'), '-U', 'root', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  } catch {
    await clear();
    return null;
  }
  return start(folder, program, clear, settings);
}

async function start(folder: string, program: Program, clear: () => Promise<void>, settings: string): Promise<Standby> {
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${settings}`;
  const control = (...args: string[]) =>
    program('pg_ctl', ['-D', data, '-s', '-w', '-l', join(folder, 'log'), '-o', options, ...args]);
  const stop = () => control('stop', '-m', 'immediate');
  await control('start');
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'root'];
  const set = async (changes: Record<string, string>) => {
    const statements = Object.entries(changes).map(([name, value]) => `alter system set ${name} = '${value}'`);
    for (const statement of [...statements, 'select pg_reload_conf()'])
      await program('psql', [...from, '-d', 'postgres', '-q', '-c', statement]);
  };
  return {
    url: `postgres://root@127.0.0.1:${port}/postgres`,
    port,
    restart: async (mode) => void (await control('restart', '-m', mode)),
    kill: async () => void (await stop()),
    promote: async () => void (await control('promote')),
    async freeze(isFrozen) {
      const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
      for (const pid of [first, ...children.trim().split(' ')]) process.kill(Number(pid), isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    set,
    log: () => readFile(join(folder, 'log'), 'utf8'),
    async standby({ isAwaited } = { isAwaited: true }) {
      const own = await ownFolder();
      await own.program('pg_basebackup', [...from, '-D', join(own.folder, 'data'), '-R', '-X', 'stream', '-c', 'fast']);
      const standby = await start(own.folder, own.program, own.clear, settings);
      if (!isAwaited) return standby;
      await set({ synchronous_standby_names: '*' });
      return standby;
    },
    async remove() {
      await stop().catch(() => undefined);
      await clear();
    },
  };
}

/** A folder that belongs to whoever runs PostgreSQL's programs in it. */
async function ownFolder(): Promise<{ folder: string; program: Program; clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'park-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const env = { ...process.env, PATH: [process.env.PATH, ...BINARIES].join(delimiter) };
  if (asRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']).catch(() => ({ stdout: '0' }));
    await chown(folder, Number(stdout), -1);
  }
  return {
    folder,
    // PostgreSQL refuses to be run by root.
    program: (name, args) =>
      asRoot
        ? run('runuser', ['-u', 'postgres', '--', 'env', `PATH=${env.PATH}`, name, ...args], { cwd: folder })
        : run(name, args, { env, cwd: folder }),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
