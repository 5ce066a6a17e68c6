import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db, TableWithId } from './db';

/** Rows of one table, in an order. */
export const rowsOf = async <Table extends PgTable>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  ...order: (SQL | PgColumn)[]
): Promise<Table['$inferSelect'][]> =>
  db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...order);

/** The first of them, if there is one. */
export const rowOf = async <Table extends PgTable>(
  db: Db,
  table: Table,
  // Of `and`, which may be undefined where none is given: then there is no row to find.
  where: SQL | undefined,
): Promise<Table['$inferSelect'] | undefined> => where && (await rowsOf(db, table, where))[0];

/** What finds a row of a table by its id. */
export function findsById<Table extends TableWithId>(table: Table) {
  return async (db: Db, id: string): Promise<Table['$inferSelect'] | undefined> => {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id));
    return row;
  };
}

/**
 * The same, and the row stays as it is until the transaction ends, but for who finds it.
 * @param how `no key update`: rows that only refer to it by their foreign key do not wait
 */
export function locksById<Table extends TableWithId>(table: Table, how: 'update' | 'no key update' = 'update') {
  return async (tx: Db, id: string): Promise<Table['$inferSelect'] | undefined> => {
    const [row] = await tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for(how);
    return row;
  };
}

/** What works in a transaction that shuts others out of a table of few rows, seldom changed; readers do not wait. */
export function aloneWith(database: Database, table: PgTable) {
  return <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await tx.execute(sql`lock table ${table} in share row exclusive mode`);
      return work(tx);
    });
}

/** What changes a row of a table that the caller has locked; undefined when there is none. */
export function updatesById<Table extends TableWithId>(table: Table) {
  return async (tx: Db, id: string, change: Partial<Table['$inferInsert']>): Promise<Table['$inferSelect'] | undefined> => {
    const made = await tx.update(table).set(change).where(eq(table.id, id)).returning();
    return (made as Table['$inferSelect'][])[0];
  };
}

/** What deletes a row of a table; false when there was none. */
export function deletesById(table: TableWithId) {
  return async (tx: Db, id: string): Promise<boolean> =>
    (await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id })).length > 0;
}

/** What writes a new row; undefined when what is unique in it is there already. */
export function insertsNew<Table extends PgTable>(table: Table) {
  return async (tx: Db, row: Table['$inferInsert']): Promise<Table['$inferSelect'] | undefined> =>
    (await tx.insert(table).values(row).onConflictDoNothing().returning())[0];
}

/** What writes a row that is new. */
export function inserts<Table extends PgTable>(table: Table) {
  return async (tx: Db, row: Table['$inferInsert']): Promise<void> => {
    await tx.insert(table).values(row);
  };
}
