import type { Db } from '../../db/db';
import { joinTexts, type Searchable } from '../search/document.service';
import { listReviewed } from './lostFound.repo';

/** What of these reports anyone may find: reviewed, and not back with its owner yet. No contact is among it. */
export async function searchableItems(db: Db, ids: string[]): Promise<Searchable[]> {
  const items = await listReviewed(db, ids);
  return items.map(({ id, title, place, text, publishedAt, createdAt }) => ({
    id,
    title,
    text: joinTexts(place, text),
    at: publishedAt ?? createdAt,
  }));
}
