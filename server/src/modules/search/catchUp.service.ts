import { SEARCH_KINDS, type SearchKind } from '@park/contract/search/limits';
import type { Database, Db } from '../../db/db';
import { deleteDocuments, isAnythingDue, takeDue, takeTurns } from './document.repo';
import { indexDocuments, type Searchables } from './document.service';

/** Marks that one transaction takes: a reader who comes first does not wait long for others' changes. */
const AT_ONCE = 200;

/**
 * Makes the documents of what has changed since the last time. Whatever wrote, a call of the staff, a seed or a hand in the database,
 * a trigger has marked it in its own transaction (decision 114). Safe to run twice and on several nodes at once.
 * @returns how many changes were taken
 */
export async function catchUp(database: Database, searchables: Searchables): Promise<number> {
  if (!(await isAnythingDue(database.db))) return 0;
  return database.transaction(async (tx) => {
    const due = await takeDue(tx, AT_ONCE);
    for (const kind of SEARCH_KINDS) {
      const ids = [...new Set(due.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId))];
      if (ids.length > 0) await renew(tx, kind, ids, searchables);
    }
    return due.length;
  });
}

/** Until nothing is left. */
export async function catchUpWholly(database: Database, searchables: Searchables): Promise<number> {
  let sum = 0;
  for (let taken = await catchUp(database, searchables); taken > 0; taken = await catchUp(database, searchables)) sum += taken;
  return sum;
}

async function renew(tx: Db, kind: SearchKind, ids: string[], searchables: Searchables): Promise<void> {
  await takeTurns(tx, kind, [...ids].sort());
  const things = await searchables[kind](tx, ids);
  const found = new Set(things.map(({ id }) => id));
  await indexDocuments(tx, kind, things);
  const gone = ids.filter((id) => !found.has(id));
  await deleteDocuments(tx, kind, gone);
}
