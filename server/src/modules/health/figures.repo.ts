import type { Waits } from '@park/contract/health/schemas';
import type { Database } from '../../db/db';

export interface Waiting {
  what: Waits;
  waiting: number;
  /** 0: none waits. */
  oldestSeconds: number;
}

/** Moments in epoch milliseconds. */
export interface JobFigures {
  job: string;
  everySeconds: number;
  since: number;
  succeededAt: number | null;
  failedAt: number | null;
}

export interface DatabaseFigures {
  databaseBytes: number;
  /** As the database itself estimates them; nothing is counted. */
  tables: { table: string; rows: number; bytes: number }[];
  waiting: Waiting[];
  jobs: JobFigures[];
}

/** Who asks waits no longer, ms. */
const TIMEOUT_MS = 1_500;

const waits = (what: Waits, since: string, from: string) => `(select json_build_object('what', '${what}',
  'waiting', count(*), 'oldestSeconds', coalesce(extract(epoch from moment.now - min(${since})), 0)) from ${from})`;

/** What WeChat asked of somebody, until it is done or was not said again for a week. */
const wechatRequest = (what: Waits) =>
  waits(what, 'at', `wechat_setting where name = '${what}' and at > moment.now - interval '7 days'`);

/** Each of its counts comes from an index of what is open; `$1` is now. */
const FIGURES = `
  with moment as (select $1::timestamptz as now)
  select pg_database_size(current_database())::float8 as "databaseBytes",
    (select json_agg(json_build_object('table', relname, 'rows', greatest(reltuples, 0), 'bytes', pg_total_relation_size(oid)) order by relname)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as tables,
    json_build_array(
      ${waits('payment', 'greatest(expires_at, created_at)', `pay_trade where status = 'created' and greatest(expires_at, created_at) < moment.now`)},
      ${waits('refund', 'created_at', `pay_refund where status = 'requested' and next_try_at < 'infinity'`)},
      ${waits('refundUnderWay', 'created_at', `pay_refund where status = 'processing'`)},
      ${waits('refundFailed', 'created_at', `pay_refund where status = 'failed'`)},
      ${waits('shipping', 'created_at', `pay_shipping where status = 'due'`)},
      ${waits('shippingFailed', 'created_at', `pay_shipping where status = 'failed'`)},
      ${waits('expiry', 'expires_at', `ticket_order where status = 'pending' and expires_at < moment.now`)},
      ${waits('help', 'received_at', `help_request where status = 'active'`)},
      ${waits('gateConflict', 'created_at', 'gate_conflict where resolved_at is null')},
      ${waits('complaint', `due_at - interval '48 hours'`, `complaint where state <> 'processed'`)},
      ${waits('subscribe', 'due_at', `subscribe_message where state = 'due'`)},
      ${waits('ticketCard', 'due_at', 'ticket_card where due_at is not null')},
      ${(['cardTemplate', 'tradeControlled', 'shippingAccess'] as const).map(wechatRequest).join(',\n      ')}) as waiting,
    (select coalesce(json_agg(json_build_object('job', job, 'everySeconds', every_s, 'since', extract(epoch from since) * 1000,
      'succeededAt', extract(epoch from succeeded_at) * 1000, 'failedAt', extract(epoch from failed_at) * 1000) order by job), '[]')
      from job_run) as jobs
  from moment`;

/** @throws when the database does not answer in time */
export async function readFigures(database: Database, now: number): Promise<DatabaseFigures> {
  const [figures] = await database.probe<DatabaseFigures>(FIGURES, [new Date(now).toISOString()], TIMEOUT_MS);
  if (!figures) throw new Error('The database told nothing.');
  return figures;
}

export interface Queued {
  job: string;
  waiting: number;
  oldestSeconds: number;
}

/** Jobs that are due and that nobody runs. @throws as `readFigures` */
export function readQueue(database: Database, now: number): Promise<Queued[]> {
  return database.probe(
    `select job, 1 as waiting, extract(epoch from $1::timestamptz - due_at)::float8 as "oldestSeconds"
      from job_run where due_at <= $1::timestamptz and taken_until is null`,
    [new Date(now).toISOString()],
    TIMEOUT_MS,
  );
}
