import { statfs } from 'node:fs/promises';
import { newestBackup } from '../../backup/nightly';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { shortLived } from '../../db/shortLived';
import { type Due, dueRows, type Removed } from '../retention/retention.jobs.service';
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
  /** Null: none is made here (`BACKUP_DIR`). */
  backup: BackupFigures | null;
}

interface BackupFigures {
  /** When the newest was made, epoch ms, and its size; null: there is none. */
  at: number | null;
  bytes: number | null;
  /** Room for the next. */
  freeBytes: number | null;
}

interface FiguresDeps {
  database: Database;
  config: Pick<Config, 'dataDir' | 'backupDir'>;
  removed: Removed;
  clock: () => number;
}

/** What the park knows of itself, some seconds old at most. What does not answer is left out. */
export function createFigures({ database, config, removed, clock }: FiguresDeps): () => Promise<Figures> {
  const read = shortLived<Figures>(LIVE_MS);
  return () =>
    read('', async () => {
      const at = clock();
      const [figures, queue, due, diskFreeBytes, backup] = await Promise.all([
        readFigures(database, at).catch(() => null),
        readQueue(database, at).catch(() => []),
        dueRows(database, removed, at).catch(() => []),
        freeBytesOf(config.dataDir),
        config.backupDir === null ? null : backupFigures(config.backupDir),
      ]);
      return { at, database: figures && { ...figures, queue }, due, diskFreeBytes, backup };
    });
}

const freeBytesOf = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

async function backupFigures(folder: string): Promise<BackupFigures> {
  const [newest, freeBytes] = await Promise.all([newestBackup(folder), freeBytesOf(folder)]);
  return { at: newest?.at ?? null, bytes: newest?.bytes ?? null, freeBytes };
}
