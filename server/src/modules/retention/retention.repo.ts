import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

const YEAR_DAYS = 365;
export const DAY_MS = 86_400_000;
/** Beyond the three years that the database itself insists on, whichever of them were leap years. */
const THREE_YEARS_DAYS = 3 * YEAR_DAYS + 2;

interface Removed {
  /** Days after which a row goes (docs/retention.md says why). */
  days: number;
  /** Which rows are old, as a condition on table `t`. */
  old: (before: SQL) => SQL;
}

/** Tables whose rows the daily clean-up removes; others are removed by their own nouns, or stay. */
export const REMOVED = {
  message: { days: YEAR_DAYS, old: (before) => sql`t.created_at < ${before}` },
  subscribe_message: { days: 90, old: (before) => sql`t.answered_at < ${before}` },
  ticket_card: { days: 60, old: (before) => sql`t.paid_at < ${before}` },
  live_message: { days: YEAR_DAYS, old: (before) => sql`t.created_at < ${before}` },
  audit_log: { days: THREE_YEARS_DAYS, old: (before) => sql`t.at < ${before}` },
  ticket_gate_log: { days: THREE_YEARS_DAYS, old: (before) => sql`t.at < ${before}` },
  guardian_consent: { days: THREE_YEARS_DAYS, old: (before) => sql`t.withdrawn_at < ${before}` },
  gate_entry: {
    days: THREE_YEARS_DAYS,
    old: (before) => sql`t.received_at < ${before} and not exists (select from gate_conflict c where c.entry_id = t.id)`,
  },
  help_ask: {
    days: 90,
    old: (before) => sql`t.received_at < ${before}
      and exists (select from help_request r where r.id = t.request_id and r.ended_at is not null)`,
  },
  waiting_place: { days: 30, old: (before) => sql`t.joined_at < ${before}` },
  wechat_event: { days: 30, old: (before) => sql`t.received_at < ${before}` },
  notice_read: {
    days: 30,
    old: (before) => sql`t.notice_id in (select id from notice where withdrawn_at < ${before} or show_until < ${before})`,
  },
  complaint: { days: THREE_YEARS_DAYS, old: (before) => sql`t.state = 'processed' and t.ended_at < ${before}` },
  // A year is the longest that staff look back.
  exhibit_heard: { days: YEAR_DAYS + 1, old: (before) => sql`t.day < ${before}::date` },
  earlier_version: { days: YEAR_DAYS, old: (before) => sql`t.replaced_at < ${before}` },
  // Pages are not open longer; it is counted from when a node last had the file.
  release_file: { days: 7, old: (before) => sql`t.served_at < ${before}` },
  visitor_erasure: { days: THREE_YEARS_DAYS, old: (before) => sql`t.erased_at < ${before}` },
  pay_trade: {
    days: YEAR_DAYS,
    old: (before) => sql`t.status = 'closed' and t.created_at < ${before}
      and not exists (select from pay_ledger l where l.out_trade_no = t.out_trade_no)
      and not exists (select from pay_refund r where r.out_trade_no = t.out_trade_no)`,
  },
} satisfies Record<string, Removed>;

export type RemovedTable = keyof typeof REMOVED;

export interface Due {
  table: RemovedTable;
  rows: number;
}

/** Removes at most so many old rows, by one statement that waits for nobody. @returns how many */
export async function removeOld(db: Db, table: RemovedTable, before: number, most: number): Promise<number> {
  const name = sql.identifier(table);
  const gone = await rows<{ n: number }>(
    db,
    sql`with gone as (delete from ${name} where ctid = any(array(
        select t.ctid from ${name} t where ${REMOVED[table].old(at(before))} limit ${most} for update skip locked)) returning 1)
      select count(*)::int as n from gone`,
  );
  return gone[0]?.n ?? 0;
}

/**
 * How many rows of each table are old at `now` (epoch ms), by its index and without standing in anybody's way.
 * @param most counted no further
 * @throws when the database does not answer in time
 */
export async function countOld({ probe }: Pick<Database, 'probe'>, now: number, most: number): Promise<Due[]> {
  const counts = Object.entries<Removed>(REMOVED).map(
    ([table, { days, old }]) =>
      sql`select ${table}::text as "table", count(*)::int as "rows" from (
        select from ${sql.identifier(table)} t where ${old(at(now - days * DAY_MS))} limit ${most}) as due`,
  );
  const { sql: text, params } = new PgDialect().sqlToQuery(sql.join(counts, sql` union all `));
  return probe<Due>(text, params);
}
