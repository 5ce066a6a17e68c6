/** Starts the server of one park and ends it cleanly. */
import { constants } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { answerOption, commandOf } from './commandLine';
import { isDatabaseAway } from './db/away';
import { startServer } from './server';

/** Wrong password, no such user, no such database. */
const NOT_LET_IN = new Set(['28P01', '28000', '3D000']);

/**
 * Longer than a stop takes that waits for all it waits for (7 s with a silent database), and less than the ten seconds after which
 * `npm start`, Docker and others kill.
 */
const STOP_MS = 9_000;

// What the park keeps, files of the database and pictures too, is for its own account alone.
process.umask(0o077);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const [word, ...rest] = process.argv.slice(2);
if (word !== undefined) process.exit(await obey(word, rest));

let running: Awaited<ReturnType<typeof startServer>> | null = null;
let stopping = false;
// Before the start: the first process of a container has no way of its own to end at a signal.
process.on('SIGINT', end);
process.on('SIGTERM', end);

startServer(process.env, say).then((server) => {
  running = server;
  server.lost.then(() => {
    process.stderr.write(
      'Another server took over the data folder while this one was paused. Stopping at once so that nothing is lost.\n',
    );
    process.exit(1);
  });
  // A package forbids it until here (scripts/packagePark.ts); what waits for a node under load is worth the memory.
  server.working.then(() => setFlagsFromString('--semi-space-growth-factor=2')).catch(fail);
}, fail);

function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

function end(signal: NodeJS.Signals): void {
  // A second signal means: do not wait.
  if (stopping) process.exit(1);
  // A start changes the database in transactions alone, so it may be left at any moment.
  if (!running) process.exit(128 + constants.signals[signal]);
  stopping = true;
  process.stdout.write(`${signal}: finishing what is under way …\n`);
  setTimeout(() => {
    process.stderr.write(`Not everything finished within ${STOP_MS / 1_000} s; stopping all the same.\n`);
    process.exit(1);
  }, STOP_MS).unref();
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Stopping failed: ${describe(error)}\n`);
      process.exit(1);
    },
  );
}

/** @returns the exit code */
async function obey(word: string, rest: string[]): Promise<number> {
  const command = commandOf(word);
  if (!command || rest.includes('--help')) return answerOption(command ? '--help' : word);
  try {
    return (await command(rest, process.env, say)) ?? 0;
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    return 1;
  }
}

/** What the operator can mend is told in a sentence; anything else with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  if (
    [
      'BackupError',
      'CommandError',
      'ConfigError',
      'DataFolderInUseError',
      'EmbeddedDatabaseError',
      'MigrationChangedError',
      'MigrationWaitedError',
      'SecretError',
    ].includes(error.name)
  )
    return error.message;
  if (code === 'EADDRINUSE') return `The address is in use: ${error.message}. Set PORT to another one.`;
  if (code === 'ENOSPC') return `The disk is full (${error.message}). Make room and start again.`;
  if ((code && NOT_LET_IN.has(code)) || isDatabaseAway(error))
    return `The database cannot be reached (${error.message || code}). Check DATABASE_URL, and that PostgreSQL is running.`;
  return error.stack ?? error.message;
}
