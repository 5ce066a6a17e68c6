import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm test` names the server's bundle, which takes a third less to start. */
const MAIN = process.env.SERVER_BUNDLE || fileURLToPath(new URL('../main.ts', import.meta.url));

export interface TestServer {
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Settles with its origin once it says where it is; throws when it ends before. */
  open: Promise<string>;
  /** Settles with what the first group of a pattern found in its output; throws when it ends before, or stays silent for 120 s. */
  says(pattern: RegExp): Promise<string>;
  /** Settles when it has ended; `code` is null when a signal ended it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
}

/** A busy machine is slow to start a process; what is not said by then never is. ms */
const TIMEOUT_MS = 300_000;

function spawnMain(words: string[], env: NodeJS.ProcessEnv) {
  // `scripts/runners.ts` says why its tests run so.
  const loader = MAIN.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps', '--liftoff-only'];
  return spawn(process.execPath, [...loader, MAIN, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs one of the server's commands to its end, as an operator does. @param words its name and what it is given */
export function runCommand(words: string[], env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawnMain(words, { ...process.env, NO_COLOR: '1', ...env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** The server as its own process, on a free port. The test has to end it. */
export function spawnServer(env: Record<string, string>): TestServer {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...outer } = process.env;
  const child = spawnMain([], { ...outer, PORT: '0', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...env });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const looks = new Set<() => void>();
  const take = (chunk: Buffer) => {
    output += chunk;
    for (const look of looks) look();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found === undefined) return;
        looks.delete(look);
        resolve(found);
      };
      looks.add(look);
      look();
      const fail = (what: string) => reject(new Error(`The server ${what} before it said ${pattern}:\n${output}`));
      ended.then(() => fail('ended'));
      setTimeout(() => fail(`took ${TIMEOUT_MS / 1_000} s`), TIMEOUT_MS).unref();
    });
  const open = says(/The (?:park is open|server runs): http:\/\/localhost:(\d+)\//).then((port) => `http://127.0.0.1:${port}`);
  // A test that expects the end does not look at this one.
  open.catch(() => undefined);
  return { pid: child.pid ?? 0, output: () => output, open, says, ended, kill: (signal) => void child.kill(signal) };
}
