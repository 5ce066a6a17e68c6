import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where distributions keep what is not on the path. */
const BINARIES = [14, 15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin`);

export interface OwnPostgres {
  url: string;
  /** As an operator's restart does: connections are ended with 57P01. `immediate`: as a crash does, without a word. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL of this test alone, to restart and to kill. @returns null where the programs for it are not installed */
export async function ownPostgres(): Promise<OwnPostgres | null> {
  const folder = await mkdtemp(join(tmpdir(), 'park-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const program = async (name: string, args: string[]) => {
    const env = { ...process.env, PATH: [process.env.PATH, ...BINARIES].join(delimiter) };
    // PostgreSQL refuses to be run by root.
    if (!asRoot) return run(name, args, { env, cwd: folder });
    return run('runuser', ['-u', 'postgres', '--', 'env', `PATH=${env.PATH}`, name, ...args], { cwd: folder });
  };
  try {
    if (asRoot) {
      const { stdout } = await run('id', ['-u', 'postgres']);
      await chown(folder, Number(stdout), -1);
    }
    await program('initdb', ['-D', join(folder, 'data'), '-U', 'root', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  } catch {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const control = (...args: string[]) =>
    program('pg_ctl', ['-D', join(folder, 'data'), '-s', '-w', '-l', join(folder, 'log'), '-o', options, ...args]);
  await control('start');
  return {
    url: `postgres://root@127.0.0.1:${port}/postgres`,
    restart: async (mode) => void (await control('restart', '-m', mode)),
    async remove() {
      await control('stop', '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
