import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import * as repo from './staffEvent.repo';

/** How long one may be away and still be told all that happened. */
const RETENTION_MS = 2 * DAY_MS;
/** Who missed more is told to look at everything anew. */
const MAX_MISSED_EVENTS = 2_000;
/** Nodes are woken when something happens; this is for when that is lost. */
const POLL_MS = 5_000;

type StaffEventRow = repo.EventRow;

/** What a reader is handed: events, oldest first, and where to go on after them. */
export interface EventBatch {
  rows: StaffEventRow[];
  position: string;
}

/**
 * Reads what happened once for all readers of this node. Numbers become visible out of order, so each look begins at the oldest
 * transaction that was open at the last one and leaves out what was seen then: nothing is lost and nothing told twice.
 * @param onError a look that failed is made again at the next wake
 */
export function createStaffEvents(
  database: Database,
  { pollMs = POLL_MS, onError }: { pollMs?: number; onError: (error: unknown) => void },
) {
  const readers = new Set<(batch: EventBatch) => void>();
  let position: bigint | null = null;
  let seen = new Set<number>();
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = false;
  let unlisten: Promise<() => Promise<void>> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  /** @param from earlier than the node's own place, for somebody who was away */
  async function look(from: bigint | null): Promise<repo.EventRead> {
    const start = position !== null && (from === null || position < from) ? position : from;
    const read = await repo.readEvents(database.db, start);
    const { rows, position: next } = read;
    const fresh = position === null ? [] : rows.filter((row) => row.xid >= (position ?? 0n) && !seen.has(row.id));
    seen = new Set(rows.filter((row) => row.xid >= next).map(({ id }) => id));
    position = next;
    if (fresh.length > 0) for (const tell of readers) tell({ rows: fresh, position: String(next) });
    return read;
  }

  /** However often it is called meanwhile, one look follows the one under way. */
  function wake(): void {
    if (waiting || closed || readers.size === 0) return;
    waiting = true;
    inTurn(async () => {
      waiting = false;
      if (readers.size > 0 && !closed) await look(null);
    }).catch(onError);
  }

  function begin(): void {
    unlisten ??= database.listen('staff_event', wake);
    unlisten.catch((error) => {
      unlisten = null;
      onError(error);
    });
    timer ??= setInterval(wake, pollMs);
    timer.unref();
  }

  return {
    /** Every event from now, or from `lastPosition`, at least once. @returns `missed`: one cannot go on from there; `leave` ends it */
    join: (lastPosition: string | null, tell: (batch: EventBatch) => void) =>
      inTurn(async () => {
        begin();
        if (readers.size === 0) position = null;
        const wanted = lastPosition !== null && /^\d{1,18}$/.test(lastPosition) ? BigInt(lastPosition) : null;
        const from = wanted !== null && (await repo.canResume(database.db, wanted, MAX_MISSED_EVENTS)) ? wanted : null;
        const read = await look(from);
        const missed = from === null ? [] : read.rows.filter((row) => row.xid >= from);
        tell({ rows: missed, position: String(read.position) });
        readers.add(tell);
        return { missed: lastPosition !== null && from === null, leave: () => void readers.delete(tell) };
      }),
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      readers.clear();
      await turn;
      await unlisten?.then((end) => end()).catch(() => undefined);
    },
  };
}

export type StaffEvents = ReturnType<typeof createStaffEvents>;

export function staffEventJobs({ db }: Pick<Database, 'db'>) {
  return [
    { name: 'staff-event-purge', cron: '7 * * * *', run: (now: number) => repo.deleteEventsBefore(db, now - RETENTION_MS) },
  ];
}
