import { parse } from 'libpg-query';

/** Up to here files lock as they do; what is new locks as `lockFaults` says. */
const LAST_UNRULED = '076_key_identity.sql';

/** Those of PostgreSQL's that lock the tables they name, and those that a foreign key of theirs refers to. */
const LOCKING = [
  'CreateStmt',
  'AlterTableStmt',
  'IndexStmt',
  'CreateTrigStmt',
  'RenameStmt',
  'DropStmt',
  'TruncateStmt',
  'LockStmt',
] as const;

type Statement = { [kind in (typeof LOCKING)[number]]?: object } & {
  CreateStmt?: { relation: { relname: string } };
  IndexStmt?: { relation: { relname: string }; idxname?: string; concurrent?: boolean; if_not_exists?: boolean };
  DropStmt?: { removeType: string; objects: { List?: { items: { String: { sval: string } }[] } }[] };
};

/**
 * What a transaction of a migration could wait for in a circle with visitors, a line each: locks of more than one table that is in use, and an index of
 * one that is not built concurrently. Only statements themselves are read, not what a `do` block or a function makes.
 * @param migrations all that are not released, in their order: a table that came with one is not in use
 * @param last up to which file is only read
 */
export async function lockFaults(migrations: { name: string; sql: string }[], last = LAST_UNRULED): Promise<string[]> {
  const faults: string[] = [];
  const own = new Set<string>();
  for (const { name, sql } of migrations) {
    const parsed = await parse(sql).catch(() => ({ stmts: [] }));
    const statements = (parsed.stmts ?? []).map(({ stmt }) => stmt as Statement);
    for (const { CreateStmt, IndexStmt } of statements) {
      if (CreateStmt) own.add(CreateStmt.relation.relname);
      if (IndexStmt?.idxname && own.has(IndexStmt.relation.relname)) own.add(IndexStmt.idxname);
    }
    if (name > last) faults.push(...faultsOf(statements, own).map((what) => `${name} ${what}`));
  }
  return faults;
}

function faultsOf(statements: Statement[], own: Set<string>): string[] {
  const indexes = statements.flatMap(({ IndexStmt }) => IndexStmt ?? []);
  if (indexes.some(({ concurrent }) => concurrent))
    return statements.length === 1 && indexes[0]?.if_not_exists && indexes[0].idxname
      ? []
      : ['builds an index concurrently: such a file is one statement, create index concurrently if not exists NAME'];
  const locked = new Set(statements.flatMap(lockedBy).filter((table) => !own.has(table)));
  return [
    ...indexes
      .filter(({ relation }) => !own.has(relation.relname))
      .map(
        ({ relation }) =>
          `builds an index of ${relation.relname}, which keeps writers off: build it concurrently, in a file of its own`,
      ),
    ...(locked.size > 1 ? [`locks ${[...locked].join(', ')} in one transaction: give each a file of its own`] : []),
  ];
}

function lockedBy(statement: Statement): string[] {
  const [kind] = Object.keys(statement) as (typeof LOCKING)[number][];
  if (!kind || !LOCKING.includes(kind)) return [];
  if (kind !== 'DropStmt') return namesIn(statement);
  const { removeType, objects = [] } = statement.DropStmt ?? {};
  // Of a trigger the table is named before it.
  const at = removeType === 'OBJECT_TRIGGER' ? -2 : -1;
  return ['OBJECT_TABLE', 'OBJECT_INDEX', 'OBJECT_TRIGGER'].includes(removeType ?? '')
    ? objects.flatMap(({ List }) => List?.items.at(at)?.String.sval ?? [])
    : [];
}

/** Of relations, wherever in a statement. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'relname' ? [value as string] : namesIn(value)));
}
