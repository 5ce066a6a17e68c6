import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface TestServer {
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Settles with its origin once it says that the park is open; throws when it ends before. */
  open: Promise<string>;
  /** Settles when it has ended; `code` is null when a signal ended it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
}

/** The server as its own process, on a free port. The test has to end it. */
export function spawnServer(env: Record<string, string>): TestServer {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...outer } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...outer, PORT: '0', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const open = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      const port = /The park is open: http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    ended.then(() => reject(new Error(`The server ended before it was open:\n${output}`)));
  });
  // A test that expects the end does not look at this one.
  open.catch(() => undefined);
  return { pid: child.pid ?? 0, output: () => output, open, ended, kill: (signal) => void child.kill(signal) };
}
