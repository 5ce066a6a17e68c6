import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { MAX_CLOCK_SKEW_MS, readClockSkew } from '../../db/clockSkew';
import type { Database } from '../../db/db';
import { pendingMigrations } from '../../db/migrate';
import { within } from '../../db/within';
import { redisAnswers } from '../../plugins/redis';

/** Whatever else happens, who asks is answered within a second. */
const TIMEOUT_MS = 800;
/** A good answer is given again for so long, while the next is found out: a busy node that is asked once a second is not busier by it. */
const MAX_AGE_MS = 5_000;

export interface Health {
  status: 'ok' | 'failing';
  database: 'ok' | 'unreachable';
  /** `unreachable`: this node counts limits by itself until it answers again, and can serve; `off`: none is set. */
  redis: 'ok' | 'unreachable' | 'off';
  /** `ok`, or what a write to the data folder failed by, such as `ENOSPC` when the disk is full: nothing can be uploaded then. */
  storage: string;
  /** Whether the embedded database has room to write; PostgreSQL says so itself. */
  databaseRoom: 'ok' | 'full';
  /** How far this machine's clock is ahead of the database's; null: it does not answer. */
  clockSkewMs: number | null;
  /** Names of migrations this node knows and the database lacks. */
  pendingMigrations: string[];
}

interface HealthDeps {
  database: Database;
  redis: Redis | null;
  dataDir: string;
  /** How long the database and the disk may take; tests of other things give a busy machine more. ms */
  healthTimeoutMs?: number;
}

/** Whether this node can serve: its database answers and holds every table it needs. Who asks meanwhile shares the answer. */
export function createHealth({ database, redis, dataDir, healthTimeoutMs = TIMEOUT_MS }: HealthDeps): () => Promise<Health> {
  let underWay: Promise<Health> | null = null;
  return () => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  async function check(): Promise<Health> {
    const [pending, clockSkewMs, hasRoom, counting, storage] = await Promise.all([
      within(healthTimeoutMs, pendingMigrations(database)).catch(() => null),
      within(healthTimeoutMs, readClockSkew(database)).catch(() => null),
      within(healthTimeoutMs, database.hasRoom()).catch(() => true),
      redis === null ? 'off' : redisAnswers(redis).then((does) => (does ? 'ok' : 'unreachable')),
      within(healthTimeoutMs, tryWrite(dataDir)).then(
        () => 'ok',
        ({ code, message }: NodeJS.ErrnoException) => code ?? message,
      ),
    ]);
    return {
      status: pending?.length === 0 ? 'ok' : 'failing',
      database: pending ? 'ok' : 'unreachable',
      redis: counting as Health['redis'],
      storage: hasRoom ? storage : 'ENOSPC',
      databaseRoom: hasRoom ? 'ok' : 'full',
      clockSkewMs,
      pendingMigrations: pending ?? [],
    };
  }
}

/** Why a node is to be sent nothing, a sentence each; none: it is ready. */
export function createReadiness(check: () => Promise<Health>): () => Promise<string[]> {
  return remembered(
    async () => reasonsOf(await check()),
    ({ length }) => length === 0,
  );
}

/** In words, for who is to mend it. A folder that takes no uploads is no reason: all nodes may share it, and calls for help need none. */
export function reasonsOf({ database, pendingMigrations, databaseRoom, clockSkewMs }: Health): string[] {
  const seconds = Math.round(Math.abs(clockSkewMs ?? 0) / 1_000);
  return [
    ...(database === 'ok' ? [] : ['The database does not answer.']),
    ...(pendingMigrations.length > 0 ? [`The database lacks ${pendingMigrations.join(', ')}.`] : []),
    ...(databaseRoom === 'ok' ? [] : ['The disk of the embedded database is full.']),
    ...(seconds * 1_000 <= MAX_CLOCK_SKEW_MS
      ? []
      : [
          `This machine's clock is ${seconds} s ${(clockSkewMs ?? 0) > 0 ? 'ahead of' : 'behind'} the database's. Set it by NTP.`,
        ]),
  ];
}

/** Gives a good answer again until it is too old, and finds out the next one meanwhile. */
export function remembered<T>(ask: () => Promise<T>, isGood: (answer: T) => boolean): () => Promise<T> {
  let last: { at: number; answer: T } | null = null;
  let underWay: Promise<T> | null = null;
  const askAnew = () => {
    underWay ??= ask()
      .then((answer) => {
        last = isGood(answer) ? { at: performance.now(), answer } : null;
        return answer;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  return async () => {
    const fresh = askAnew();
    if (last === null || performance.now() - last.at > MAX_AGE_MS) return fresh;
    fresh.catch(() => undefined);
    return last.answer;
  };
}

/** More than a file system keeps beside a file's name, so that it needs room. */
const TRIED = Buffer.alloc(8_192, '.');

async function tryWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.write-test-${process.pid}`);
  try {
    await writeFile(path, TRIED);
  } finally {
    await rm(path, { force: true });
  }
}
