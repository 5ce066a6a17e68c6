import type { PGlite } from '@electric-sql/pglite';

/** Runs one text, of several statements or one, and gives the last one's rows. */
export type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

export const runOn =
  (pglite: PGlite): RunSql =>
  async (text) =>
    (await pglite.exec(text)).at(-1)?.rows ?? [];

/** More rows than this leave a database that is slower than a new one. */
const MAX_ROWS = 5_000;

/**
 * What a database is made of, by what wrote its catalogues last. A test that changed it (a trigger of its own, say) leaves one that no
 * other test gets. Tables by their number: truncating one writes the catalogue, too.
 */
const SHAPE = `
  select string_agg(line, ' ') as shape from (
    select concat_ws(' ', 'tables', count(*), max(oid::bigint)) as line from pg_class where relpersistence <> 't'
    union all select concat_ws(' ', 'columns', count(*), max(a.xmin::text::bigint)) from pg_attribute a
      join pg_class c on c.oid = attrelid and relpersistence <> 't'
    union all select concat_ws(' ', 'triggers', count(*), max(xmin::text::bigint)) from pg_trigger
    union all select concat_ws(' ', 'functions', count(*), max(xmin::text::bigint)) from pg_proc
    union all select concat_ws(' ', 'constraints', count(*), max(xmin::text::bigint)) from pg_constraint
  ) as lines`;

/**
 * Keeps the rows that are there, and a function that goes back to them without triggers and references in its way. It leaves alone a
 * table that has as many rows as then and none that a transaction since its own last run wrote: most tests write a few of a hundred.
 */
const rememberBut = (left: string[]) => `
  drop schema if exists pristine cascade;
  create schema pristine;
  create table pristine.sequences as select sequencename as name, start_value as start, last_value as last from pg_sequences
    where schemaname = 'public';
  create table pristine.counts (name text, count bigint);
  create table pristine.last_reset as select txid_current() as own, txid_snapshot_xmin(txid_current_snapshot()) as oldest;
  do $$ declare one text; rows bigint; begin
    for one in ${tablesBut(left)} loop
      execute format('select count(*) from public.%I', one) into rows;
      insert into pristine.counts values (one, rows);
      if rows > 0 then execute format('create table pristine.%I as table public.%I', 'rows of ' || one, one); end if;
    end loop;
  end $$;
  create function pristine.reset() returns bigint language plpgsql as $$
  declare one record; columns text; gone bigint; is_same boolean; reset_before record; now_oldest bigint; total bigint := 0; begin
    -- Before anything is read: a transaction that is under way by now may write behind the look at its table.
    now_oldest := txid_snapshot_xmin(txid_current_snapshot());
    set local session_replication_role = replica;
    select own, oldest into reset_before from pristine.last_reset;
    for one in select name, count from pristine.counts loop
      execute format('select count(*) = $1 and count(*) filter (where xmin::text::bigint >= $2 and xmin::text::bigint <> $3) = 0
        from public.%I', one.name) into is_same using one.count, reset_before.oldest, reset_before.own;
      continue when is_same;
      execute format('delete from public.%I', one.name);
      get diagnostics gone = row_count;
      total := total + gone;
      continue when one.count = 0;
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', one.name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%I (%s) overriding system value select %s from pristine.%I',
        one.name, columns, columns, 'rows of ' || one.name);
    end loop;
    perform setval(format('public.%I', name)::regclass, coalesce(last, start), last is not null) from pristine.sequences;
    update pristine.last_reset set own = txid_current(), oldest = now_oldest;
    return total;
  end $$`;

const tablesBut = (left: string[]) =>
  `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ('{${left}}')`;

/**
 * Takes the rows that are there, a new database's or a new park's, for those that every test begins with.
 * @param left tables that stay as the tests leave them
 * @returns what `isReset` compares with
 */
export async function rememberDatabase(run: RunSql, left: string[] = []): Promise<string> {
  await run(rememberBut(left));
  return shapeOf(run);
}

/** Takes every row away that a test wrote. @returns whether the database is as good as a new one */
export async function isReset(run: RunSql, shape: string): Promise<boolean> {
  const [row] = await run('select pristine.reset() as rows');
  return Number(row?.rows) <= MAX_ROWS && (await shapeOf(run)) === shape;
}

/** What `rememberDatabase` does, by which a template is known. */
export const REMEMBERING = rememberBut([]);

/** What a database is made of, as `isReset` compares it. */
export async function shapeOf(run: RunSql): Promise<string> {
  const [row] = await run(SHAPE);
  return String(row?.shape);
}
