import pg from 'pg';

export type DatabaseKind = 'pglite' | 'postgres';
export const POSTGRES_URL = process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

let answer: Promise<boolean> | undefined;

/** Whether a PostgreSQL to test on answers; asked once a process. */
function postgresAnswers(): Promise<boolean> {
  answer ??= (async () => {
    const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return true;
    } catch {
      process.stderr.write(
        `\n*** No PostgreSQL answers: tests on PostgreSQL are SKIPPED. Set DATABASE_URL to run them. ***\n\n`,
      );
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  })();
  return answer;
}

const available: DatabaseKind[] = (await postgresAnswers()) ? ['pglite', 'postgres'] : ['pglite'];

/**
 * The databases that tests of races and SQL run on: `for (const kind of testDatabases()) describe(kind, …)`. A file that has others,
 * too, returns before them: `if (kind === 'postgres') return;`.
 */
export const testDatabases = (): DatabaseKind[] => available;
