import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, TableWithId } from './db';

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

/** What changes a row of a table that the caller has locked. */
export function updatesById<Table extends TableWithId>(table: Table) {
  return async (tx: Db, id: string, change: Partial<Table['$inferInsert']>): Promise<void> => {
    await tx.update(table).set(change).where(eq(table.id, id));
  };
}
