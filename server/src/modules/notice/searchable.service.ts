import type { Db } from '../../db/db';
import type { Searchable } from '../search/document.service';
import { listPublished } from './notice.repo';

/** What of these notices anyone may find: the published ones, from and until they show. */
export async function searchableNotices(db: Db, ids: string[]): Promise<Searchable[]> {
  const published = await listPublished(db, ids);
  return published.map(({ words, shownAt, showUntil, ...notice }) => ({
    ...notice,
    text: words,
    from: shownAt,
    until: showUntil,
    at: shownAt,
  }));
}
