import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Database } from '../../db/db';
import { pendingMigrations } from '../../db/migrate';
import { within } from '../../db/within';
import { redisAnswers } from '../../plugins/redis';

/** Whatever else happens, who asks is answered within a second. */
const PATIENCE_MS = 800;

export interface Health {
  status: 'ok' | 'failing';
  database: 'ok' | 'unreachable';
  /** `unreachable`: this node counts limits by itself until it answers again, and can serve; `off`: none is set. */
  redis: 'ok' | 'unreachable' | 'off';
  /** `ok`, or what a write to the data folder failed by, such as `ENOSPC` when the disk is full. */
  storage: string;
  /** Names of migrations this node knows and the database lacks. */
  pendingMigrations: string[];
}

interface HealthDeps {
  database: Database;
  redis: Redis | null;
  dataDir: string;
  /** How long the database and the disk may take; tests of other things give a busy machine more. ms */
  healthPatience?: number;
}

/** Whether this node can serve: its database answers and holds every table it needs. Who asks meanwhile shares the answer. */
export function createHealth({ database, redis, dataDir, healthPatience = PATIENCE_MS }: HealthDeps): () => Promise<Health> {
  let underWay: Promise<Health> | null = null;
  return () => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  async function check(): Promise<Health> {
    const [pending, counting, storage] = await Promise.all([
      within(healthPatience, pendingMigrations(database)).catch(() => null),
      redis === null ? 'off' : redisAnswers(redis).then((does) => (does ? 'ok' : 'unreachable')),
      within(healthPatience, tryWrite(dataDir, database)).then(
        () => 'ok',
        ({ code, message }: NodeJS.ErrnoException) => code ?? message,
      ),
    ]);
    return {
      status: pending?.length === 0 ? 'ok' : 'failing',
      database: pending ? 'ok' : 'unreachable',
      redis: counting as Health['redis'],
      storage,
      pendingMigrations: pending ?? [],
    };
  }
}

/** More than a file system keeps beside a file's name, so that it needs room. */
const TRIED = Buffer.alloc(8_192, '.');

async function tryWrite(folder: string, database: Database): Promise<void> {
  if (!(await database.hasRoom())) throw Object.assign(new Error('less than 64 MB are left'), { code: 'ENOSPC' });
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.write-test-${process.pid}`);
  try {
    await writeFile(path, TRIED);
  } finally {
    await rm(path, { force: true });
  }
}
