import { mkdir, statfs } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Db, PROBE_MS, withRetries, withSent } from './db';
import { within } from './within';

const INT8 = 20;
/** A new piece of its journal takes 16 MB; where that does not fit, PGlite hangs and the process with it. */
const ROOM_BYTES = 64 * 1024 * 1024;
/** Of PGlite's own 128 MB every page is touched when it opens; what leaves this much smaller room is still in the system's memory. */
const BUFFERS = '16MB';

/**
 * PostgreSQL inside this process. Only one process may open a folder: two lose rows silently, so `main` holds a lock.
 * @param folder where it is kept; without one it lives in memory (tests)
 * @param contents what `dumpDataDir` gave, to begin with (tests)
 */
export async function openPglite(folder?: string, contents?: Blob): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true });
  return wrapPglite(await createPglite(folder, contents), folder);
}

/** @see openPglite */
export const createPglite = (folder?: string, contents?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    loadDataDir: contents,
    parsers: { [INT8]: Number },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });

/** The same over a PGlite that is open already. */
export async function wrapPglite(pglite: PGlite, folder?: string): Promise<Database> {
  await pglite.exec(`set time zone 'UTC'`);
  const db = drizzle(pglite) as unknown as Db;
  return {
    db,
    kind: 'pglite',
    transaction: async (work) => {
      const result = await withRetries(() => db.transaction((tx) => withSent((send) => work(tx, send))));
      // PGlite answers without leaving this turn of the event loop: a hundred transactions in a row would keep every visitor waiting.
      await nextTurn();
      return result;
    },
    session: (work) =>
      pglite.transaction((tx) =>
        work({
          script: async (text) => void (await tx.exec(text)),
          query: async <Row>(text: string, values: unknown[] = []) => (await tx.query<Row>(text, values)).rows,
        }),
      ),
    executeSql: async (text, values) => {
      // Only exec understands several statements in one text.
      const result: Results | undefined =
        values.length > 0 ? await pglite.query(text, values) : (await pglite.exec(text)).at(-1);
      const rows = result?.rows ?? [];
      // PGlite counts what a statement changed, PostgreSQL also what it read.
      return { rows, rowCount: Math.max(result?.affectedRows ?? 0, rows.length) };
    },
    listen: (channel, wake) => pglite.listen(channel, wake),
    probe: async <Row>(text: string, values: unknown[], timeoutMs = PROBE_MS) =>
      (await within(timeoutMs, pglite.query<Row>(text, values))).rows,
    connections: () => null,
    lagging: null,
    hasRoom: async () => {
      if (!folder) return true;
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= ROOM_BYTES;
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}
