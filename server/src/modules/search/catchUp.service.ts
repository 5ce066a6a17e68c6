import { SEARCH_KINDS, type SearchKind } from '@park/contract/search/limits';
import type { Database, Db } from '../../db/db';
import { searchableActivities } from '../activity/searchable.service';
import { searchableExhibits } from '../exhibit/searchable.service';
import { searchablePoints } from '../live/point/searchable.service';
import { searchableItems } from '../lostFound/searchable.service';
import { searchablePlaces } from '../map/searchable.service';
import { searchableNotices } from '../notice/searchable.service';
import { searchableTickets } from '../ticket/product/searchable.service';
import { searchableWalks } from '../walk/searchable.service';
import { deleteDocuments, isAnythingDue, takeDue, takeTurns } from './document.repo';
import { indexDocuments, type Searchable } from './document.service';
import { searchableGuides } from './guides';

/** Those of the ids that anyone may find. */
type Source = (db: Db, ids: string[]) => Promise<Searchable[]>;

const SOURCES: Record<SearchKind, Source> = {
  guide: searchableGuides,
  exhibit: searchableExhibits,
  walk: searchableWalks,
  place: searchablePlaces,
  ticket: searchableTickets,
  activity: searchableActivities,
  notice: searchableNotices,
  livePoint: searchablePoints,
  lostFound: searchableItems,
};

/** Marks that one transaction takes: a reader who comes first does not wait long for others' changes. */
const AT_ONCE = 200;

/**
 * Makes the documents of what has changed since the last time. Whatever wrote, a call of the staff, a seed or a hand in the database,
 * a trigger has marked it in its own transaction (decision 114). Safe to run twice and on several nodes at once.
 * @returns how many changes were taken
 */
export async function catchUp(database: Database): Promise<number> {
  if (!(await isAnythingDue(database.db))) return 0;
  return database.transaction(async (tx) => {
    const due = await takeDue(tx, AT_ONCE);
    for (const kind of SEARCH_KINDS) {
      const ids = [...new Set(due.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId))];
      if (ids.length > 0) await renew(tx, kind, ids);
    }
    return due.length;
  });
}

/** Until nothing is left. */
export async function catchUpWholly(database: Database): Promise<number> {
  let sum = 0;
  for (let taken = await catchUp(database); taken > 0; taken = await catchUp(database)) sum += taken;
  return sum;
}

async function renew(tx: Db, kind: SearchKind, ids: string[]): Promise<void> {
  await takeTurns(tx, kind, [...ids].sort());
  const things = await SOURCES[kind](tx, ids);
  const found = new Set(things.map(({ id }) => id));
  await indexDocuments(tx, kind, things);
  await deleteDocuments(
    tx,
    kind,
    ids.filter((id) => !found.has(id)),
  );
}
