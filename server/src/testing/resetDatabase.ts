import type { PGlite } from '@electric-sql/pglite';

/** Runs one text, of several statements or one, and gives the last one's rows. */
export type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

export const runOn =
  (pglite: PGlite): RunSql =>
  async (text) =>
    (await pglite.exec(text)).at(-1)?.rows ?? [];

/** More rows than this leave a database that is slower than a new one. */
const MAX_ROWS = 5_000;

/** What a database is made of. A test that changed it (a trigger of its own, say) leaves one that no other test gets. */
const SHAPE = `
  select md5(string_agg(line, ';' order by line)) as shape from (
    select concat_ws(' ', 'table', oid::regclass, relkind) as line from pg_class
      where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
        and relpersistence <> 't'
    union all select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0 and relkind = 'r'
    union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', oid::regprocedure, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'constraint', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where conrelid <> 0
  ) as lines`;

/** Keeps the rows that are there, and a function that goes back to them without triggers and references in its way. */
const rememberBut = (left: string[]) => `
  drop schema if exists pristine cascade;
  create schema pristine;
  create table pristine.sequences as select sequencename as name, start_value as start, last_value as last from pg_sequences
    where schemaname = 'public';
  do $$ declare one text; filled boolean; begin
    for one in ${tablesBut(left)} loop
      execute format('select exists (select from public.%I)', one) into filled;
      if filled then execute format('create table pristine.%I as table public.%I', 'rows of ' || one, one); end if;
    end loop;
  end $$;
  create function pristine.reset() returns bigint language plpgsql as $$
  declare one text; columns text; gone bigint; total bigint := 0; begin
    set local session_replication_role = replica;
    for one in ${tablesBut(left)} loop
      execute format('delete from public.%I', one);
      get diagnostics gone = row_count;
      total := total + gone;
    end loop;
    for one in select substr(relname, 9) from pg_class
      where relnamespace = 'pristine'::regnamespace and relkind = 'r' and relname like 'rows of %' loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', one)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%I (%s) overriding system value select %s from pristine.%I',
        one, columns, columns, 'rows of ' || one);
    end loop;
    perform setval(format('public.%I', name)::regclass, coalesce(last, start), last is not null) from pristine.sequences;
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
