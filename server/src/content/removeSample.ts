import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/db';
import { modules } from '../modules/modules';
import { holdLaunch } from '../modules/park/park.service';
import { audit, type Doer } from '../modules/staff/audit.service';
import { endSample, forgetRemoved, isOfSample, type KeyedTable } from '../seed/sampleRows';
import { inside, Tried } from './transaction';

/** Rows of a table, in words and by some of their keys. */
export interface ToldRows {
  table: string;
  count: number;
  keys: string[];
}

export interface SampleRemoval {
  /** What goes, or would go. */
  gone: ToldRows[];
  /** What staff saved since: it is the park's own. */
  changed: ToldRows[];
  /** What is real and hangs on what would go, which is the table `on`; then nothing goes. */
  hanging: (ToldRows & { on: string })[];
}

/** Of each kind so many are named. */
const MAX_NAMED = 5;

/**
 * Takes away everything that the sample park brought, and what came of that by itself, in one transaction. What staff saved since is the
 * park's own, and stays; when something real hangs on what would go, nothing goes.
 */
export async function removeSample(
  database: Database,
  { isDryRun, ...doer }: Doer & { isDryRun: boolean },
): Promise<SampleRemoval> {
  let found: SampleRemoval = { gone: [], changed: [], hanging: [] };
  await database
    .transaction(async (tx) => {
      const tables = await forgetRemoved(tx);
      await listGoing(tx, tables, !isDryRun);
      found = {
        gone: await tell(tx, 'select source as table, key from going'),
        changed: await tell(
          tx,
          "select source as table, key from sample_row where source <> '' except select source, key from going",
        ),
        hanging: await listHanging(tx, tables),
      };
      if (isDryRun || found.hanging.length > 0) throw new Tried();
      if (found.gone.length + found.changed.length === 0) return;
      await removeGoing(tx, tables);
      await endSample(tx);
      if (found.gone.some(({ table }) => table === 'park')) await holdLaunch(inside(database, tx));
      await audit(tx, doer, 'park.removeSample', 'park:1', {
        things: found.gone.reduce((sum, { count }) => sum + count, 0),
      });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error;
    });
  return found;
}

/** The temporary table `going`: the sample's rows that nobody saved since, and the rows that come of them. @param locks they wait for nobody from here on */
async function listGoing(tx: Db, tables: readonly KeyedTable[], locks: boolean): Promise<void> {
  await tx.execute(sql`create temporary table going (source text, key text, primary key (source, key)) on commit drop`);
  const owners = Object.fromEntries(modules.flatMap(({ dependents = {} }) => Object.entries(dependents)));
  // Each after those that it refers to.
  for (const table of tables) {
    const { name, key } = table;
    const owner = owners[name];
    const going = [
      `(${isOfSample(table)})`,
      ...(owner ? [`exists (select from going g where g.source = '${owner.table}' and g.key = t."${owner.by}"::text)`] : []),
    ];
    await tx.execute(sql.raw(`insert into going select '${name}', ${key} from "${name}" t where ${going.join(' or ')}`));
    // Who is about to order one waits, and finds it gone; who just did is seen below.
    if (locks) await tx.execute(sql.raw(`select 1 from "${name}" t where ${isGoing(name, key)} for update`));
  }
}

const isGoing = (table: string, key: string) => `exists (select from going g where g.source = '${table}' and g.key = ${key})`;

/** Rows that stay, and would lead to one that is gone. */
async function listHanging(tx: Db, tables: readonly KeyedTable[]): Promise<SampleRemoval['hanging']> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const references = await rows(tx)<{ child: string; parent: string; columns: string[]; keys: string[] }>`
    select c.relname as child, p.relname as parent,
      (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality k (at, place)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.at) as columns,
      (select array_agg(a.attname::text order by k.place) from unnest(f.confkey) with ordinality k (at, place)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.at) as keys
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by c.relname, p.relname`;
  const hanging: SampleRemoval['hanging'] = [];
  const look = async (child: string, parent: string, leadsTo: string) => {
    const [from, to] = [byName.get(child), byName.get(parent)];
    if (!from || !to) return;
    const goes = `exists (select from "${parent}" p where ${leadsTo} and ${isGoing(parent, to.key.replaceAll('t."', 'p."'))})`;
    const found = await tell(
      tx,
      `select '${child}' as table, ${from.key} as key from "${child}" t where not ${isGoing(child, from.key)} and ${goes}`,
    );
    hanging.push(...found.map((one) => ({ ...one, on: parent })));
  };
  for (const { child, parent, columns, keys } of references)
    await look(child, parent, columns.map((column, at) => `p."${keys[at]}" = t."${column}"`).join(' and '));
  for (const { softReferences = {} } of modules)
    for (const [child, { table, ids }] of Object.entries(softReferences)) await look(child, table, `p.id::text = any(${ids})`);
  return hanging;
}

/** @param query of tables and keys */
async function tell(tx: Db, query: string): Promise<ToldRows[]> {
  const found = await rows<ToldRows>(
    tx,
    sql.raw(`select q.table, count(*)::int as count, (array_agg(q.key order by q.key))[1:${MAX_NAMED}] as keys
      from (${query}) q group by q.table order by q.table`),
  );
  return found;
}

/** What was promised and drawn stays for good (092), but this was nobody's: no real entry hangs on it. */
async function removeGoing(tx: Db, tables: readonly KeyedTable[]): Promise<void> {
  const guards = await rows(tx)<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgtype & 10 = 10 and c.relname in (select source from going)`;
  const turn = async (way: 'disable' | 'enable') => {
    for (const { table, name } of guards) await tx.execute(sql.raw(`alter table "${table}" ${way} trigger "${name}"`));
  };
  await turn('disable');
  for (const { name, key } of [...tables].reverse())
    await tx.execute(sql.raw(`delete from "${name}" t where ${isGoing(name, key)}`));
  await turn('enable');
}
