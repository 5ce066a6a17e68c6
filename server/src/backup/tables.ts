import { createHash } from 'node:crypto';
import type { SqlSession } from '../db/db';

export interface Table {
  name: string;
  /** Those that are written; what the database computes is left out. */
  columns: string[];
}

/** Rows of a table that travel together: JSON, a line each. */
export interface Batch {
  table: string;
  text: string;
}

/** What a table held: how many rows, and a digest of them in the order in which they were read. */
export interface TableSum {
  rows: number;
  sha256: string;
}

const BATCH = 2_000;
const quoted = (name: string) => `"${name}"`;

/** The park's own tables, each after those that its foreign keys name. */
export async function listTables(session: Pick<SqlSession, 'query'>): Promise<Table[]> {
  const columns = await session.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const named = await session.query<{ child: string; parent: string }>(`
    select distinct c.relname as child, p.relname as parent
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`);
  const known = new Map(columns.map((table) => [table.name, table]));
  const sorted = new Set<Table>();
  const add = (table: Table, below: string[]) => {
    if (sorted.has(table)) return;
    if (below.includes(table.name)) throw new Error(`Foreign keys go round in a circle: ${[...below, table.name].join(', ')}.`);
    for (const { child, parent } of named) {
      const found = child === table.name && known.get(parent);
      if (found) add(found, [...below, table.name]);
    }
    sorted.add(table);
  };
  for (const table of columns) add(table, []);
  return [...sorted];
}

/** Reads a table in batches, in the order in which its rows lie. */
export async function* readTable(session: SqlSession, table: string): AsyncGenerator<Batch> {
  // Else a second reader of a large table begins in its middle.
  await session.script('set local synchronize_seqscans = off');
  await session.script(`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`);
  for (;;) {
    const lines = await session.query<{ line: string }>(`fetch ${BATCH} from backup_rows`);
    if (lines.length === 0) break;
    yield { table, text: `${lines.map(({ line }) => line).join('\n')}\n` };
  }
  await session.script('close backup_rows');
}

/** Writes rows that `readTable` read; triggers must be off (`withoutTriggers`). */
export async function writeRows(session: SqlSession, { name, columns }: Table, text: string): Promise<void> {
  const list = columns.map(quoted).join(', ');
  await session.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${text.trimEnd().split('\n').join(',')}]`],
  );
}

/** Counts and digests batches as they pass: `sum` in the order in which they do, `set` in whatever order. */
export function summing() {
  const hash = createHash('sha256');
  let rows = 0;
  let set = 0n;
  const sums = {
    add(text: string) {
      hash.update(text);
      for (const line of text.trimEnd().split('\n')) {
        rows += 1;
        set = BigInt.asUintN(256, set + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`));
      }
      return sums;
    },
    end: (): { sum: TableSum; set: bigint } => ({ sum: { rows, sha256: hash.digest('hex') }, set }),
  };
  return sums;
}

/** What the park's own triggers would write again is in the backup already; foreign keys and checks stay on. */
export async function withoutTriggers<T>(session: SqlSession, tables: Table[], work: () => Promise<T>): Promise<T> {
  const turn = (way: 'disable' | 'enable') =>
    session.script(tables.map(({ name }) => `alter table ${quoted(name)} ${way} trigger user`).join(';'));
  await turn('disable');
  const done = await work();
  await turn('enable');
  return done;
}

/** How far each counter of the park has come. */
export async function readCounters(session: SqlSession): Promise<Record<string, number>> {
  const counters = await session.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(counters.map(({ name, value }) => [name, Number(value)]));
}

export async function writeCounters(session: SqlSession, counters: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(counters))
    await session.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
}
