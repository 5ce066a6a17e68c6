import { parse } from 'libpg-query';

/** What release 1.0.0 and its successors so far have applied; each release moves this on. Tables that came later are unknown to older nodes. */
export const LAST_RELEASED = '041_guide_words.sql';

/** Says that a file takes away what no node of the release before uses any more, e.g. `-- contract: 1.2.0 stopped using it`. */
const CONTRACT = /^-- contract: .*\d+\.\d+/m;

/** How the parser of PostgreSQL names a statement; of its many fields those that are looked at. */
interface Statement {
  CreateStmt?: { relation: Relation };
  AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: Change }[] };
  DropStmt?: { removeType: string; objects: { List?: { items: { String: { sval: string } }[] } }[] };
  RenameStmt?: { renameType: string; relation?: Relation; subname?: string };
}
interface Relation {
  relname: string;
}
interface Change {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: { colname?: string; constraints?: { Constraint: { contype: string } }[] } };
}

const DROPPED: Record<string, string> = { OBJECT_TABLE: 'table', OBJECT_VIEW: 'view', OBJECT_TYPE: 'type' };
/** Nodes never name these. */
const NAMELESS = ['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT', 'OBJECT_TRIGGER'];
const FILLED = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'];

/**
 * What nodes of the last release could not live with, a line each: while a park is updated they go on beside the new ones. Only statements
 * themselves are read, not what a `do` block or a function makes.
 * @param migrations all that are not released, in their order
 */
export async function migrationFaults(migrations: { name: string; sql: string }[]): Promise<string[]> {
  const faults: string[] = [];
  const own = new Set<string>();
  for (const { name, sql } of migrations) {
    const parsed = await parse(sql).catch((error: Error) => error);
    if (parsed instanceof Error) {
      faults.push(`${name}: ${parsed.message}`);
      continue;
    }
    const found = (parsed.stmts ?? []).flatMap(({ stmt }) => takenAway(stmt as Statement, own));
    if (!CONTRACT.test(sql)) faults.push(...found.map((what) => `${name} ${what}`));
  }
  return faults;
}

function takenAway({ CreateStmt, AlterTableStmt, DropStmt, RenameStmt }: Statement, own: Set<string>): string[] {
  if (CreateStmt) own.add(CreateStmt.relation.relname);
  if (AlterTableStmt && !own.has(AlterTableStmt.relation.relname)) {
    const { relation, cmds } = AlterTableStmt;
    return cmds.flatMap(({ AlterTableCmd }) => changed(AlterTableCmd) ?? []).map((what) => `${what} of ${relation.relname}`);
  }
  const kind = DropStmt && DROPPED[DropStmt.removeType];
  if (DropStmt && kind)
    return DropStmt.objects
      .map(({ List }) => List?.items.at(-1)?.String.sval ?? '')
      .filter((name) => !own.has(name))
      .map((name) => `drops the ${kind} ${name}`.trim());
  if (RenameStmt && !NAMELESS.includes(RenameStmt.renameType) && !own.has(RenameStmt.relation?.relname ?? ''))
    return [`renames ${[RenameStmt.relation?.relname, RenameStmt.subname].filter(Boolean).join('.')}`];
  return [];
}

function changed({ subtype, name, def }: Change): string | null {
  if (subtype === 'AT_DropColumn') return `drops the column ${name}`;
  if (subtype === 'AT_AlterColumnType') return `changes the type of ${name}`;
  if (subtype === 'AT_SetNotNull') return `wants a value in ${name}`;
  if (subtype === 'AT_ColumnDefault' && !def) return `drops the default of ${name}`;
  const kinds = def?.ColumnDef?.constraints?.map(({ Constraint }) => Constraint.contype) ?? [];
  const wanted = kinds.includes('CONSTR_NOTNULL') && !kinds.some((kind) => FILLED.includes(kind));
  return subtype === 'AT_AddColumn' && wanted ? `adds a column without a default, ${def?.ColumnDef?.colname},` : null;
}
