import type { Db } from './db';
import { countOf, type Listed } from './keyset';

/** Which page of a list, from 1 on, and how long it is. */
export interface Paging {
  page: number;
  pageSize: number;
}

/** Some rows of a list; `total` counts all that match, not only these. */
export interface Paged<Row> {
  items: Row[];
  total: number;
}

interface Selection<Row> {
  limit(rows: number): { offset(first: number): PromiseLike<Row[]> };
}

/** One page of a list. @param selection its rows, filtered and in order */
export async function pageOf<Row>(
  db: Db,
  list: Pick<Listed, 'from' | 'where'>,
  selection: Selection<Row>,
  { page, pageSize }: Paging,
): Promise<Paged<Row>> {
  const items = await selection.limit(pageSize).offset((page - 1) * pageSize);
  return { items, total: await countOf(db, list) };
}
