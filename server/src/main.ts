/** Starts the server of one park and ends it cleanly. */
import { startServer } from './server';

/** Nobody listens, no such host, wrong password, no such user, no such database. */
const DATABASE_UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);

startServer(process.env, (line) => void process.stdout.write(`${line}\n`)).then(
  ({ stop, lost }) => {
    let stopping = false;
    const end = (signal: NodeJS.Signals) => {
      // A second signal means: do not wait.
      if (stopping) process.exit(1);
      stopping = true;
      process.stdout.write(`${signal}: finishing what is under way …\n`);
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Stopping failed: ${describe(error)}\n`);
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    lost.then(() => {
      process.stderr.write('Another server took the data folder while this one was paused. Ending at once to lose nothing.\n');
      process.exit(1);
    });
  },
  (error: unknown) => {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  },
);

/** What the operator can mend is told in a sentence; anything else with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  if (['ConfigError', 'DataFolderInUseError', 'MigrationChangedError'].includes(error.name)) return error.message;
  if (code === 'EADDRINUSE') return `The address is in use: ${error.message}. Set PORT to another one.`;
  if (code && DATABASE_UNREACHABLE.has(code))
    return `The database cannot be reached (${error.message || code}). Check DATABASE_URL and that PostgreSQL runs.`;
  return error.stack ?? error.message;
}
