import { statfs } from 'node:fs/promises';
import { newestBackup } from '../../backup/nightly';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { shortLived } from '../../db/shortLived';
import { type Due, dueRows } from '../retention/retention.jobs.service';
import { type DatabaseFigures, type Queued, readFigures, readQueue } from './figures.repo';

/** However many ask. ms */
const LIVE_MS = 5_000;

export interface Figures {
  /** Epoch ms. */
  at: number;
  /** Null: the database does not answer. */
  database: (DatabaseFigures & { queue: Queued[] }) | null;
  /** Rows whose time is over. */
  due: Due[];
  diskFreeBytes: number | null;
  /** Epoch ms; null: there is none, or none is made here. */
  backupAt: number | null;
}

interface FiguresDeps {
  database: Database;
  config: Pick<Config, 'dataDir' | 'backupDir'>;
  clock: () => number;
}

/** What the park knows of itself, some seconds old at most. What does not answer is left out. */
export function createFigures({ database, config, clock }: FiguresDeps): () => Promise<Figures> {
  const read = shortLived<Figures>(LIVE_MS);
  return () =>
    read('', async () => {
      const at = clock();
      const [figures, queue, due, disk, backupAt] = await Promise.all([
        readFigures(database, at).catch(() => null),
        readQueue(database, at).catch(() => []),
        dueRows(database, at).catch(() => []),
        statfs(config.dataDir).catch(() => null),
        config.backupDir === null ? null : newestBackup(config.backupDir).then((newest) => newest?.at ?? null),
      ]);
      return { at, database: figures && { ...figures, queue }, due, diskFreeBytes: disk && disk.bavail * disk.bsize, backupAt };
    });
}
