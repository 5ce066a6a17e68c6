import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';

export interface EventRow {
  id: number;
  /** The transaction that wrote it. */
  xid: bigint;
  kind: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface EventRead {
  rows: EventRow[];
  /** All transactions before this one were over when it was read, so nothing of theirs will appear later. */
  position: bigint;
}

/** What transactions from `from` on have written, by number; without it only of those that the position leaves open. */
export async function readEvents(db: Db, from: bigint | null): Promise<EventRead> {
  const found = await rows(db)<{
    position: string;
    id: number | null;
    xid: string;
    kind: string;
    subject: string;
    at: number;
  }>`
    select p.position, e.id, e.xid::text as xid, e.kind, e.subject, ${ms(sql`e.at`)} as at
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as position) p
    left join staff_event e on e.xid >= coalesce(${from === null ? null : String(from)}::text, p.position)::xid8
    order by e.id`;
  return {
    position: BigInt(found[0]?.position ?? 0),
    rows: found.flatMap(({ id, xid, kind, subject, at: moment }) =>
      id === null ? [] : [{ id, xid: BigInt(xid), kind, subject, at: moment }],
    ),
  };
}

/** Whether one can go on from a position: it is not of another database's future, and at most `limit` events followed. */
export async function canResume(db: Db, from: bigint, limit: number): Promise<boolean> {
  const [row] = await rows(db)<{ ok: boolean }>`
    select ${String(from)}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and
    (select count(*) from (select from staff_event where xid >= ${String(from)}::text::xid8 limit ${limit + 1}) e) <= ${limit}
    as ok`;
  return row?.ok === true;
}

/** Forgets what happened before a moment. @returns how many */
export async function deleteEventsBefore(db: Db, before: number): Promise<number> {
  return (await rows(db)`delete from staff_event where at < ${at(before)} returning 1`).length;
}
