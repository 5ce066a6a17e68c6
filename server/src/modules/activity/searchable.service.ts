import type { Db } from '../../db/db';
import { plainRichText } from '../../http/richBlocks';
import { joinTexts, type Searchable } from '../search/document.service';
import { listPublic } from './activity.repo';

/** What of these activities anyone may find, until they are over; called off ones too, for whoever looks what became of it. */
export async function searchableActivities(db: Db, ids: string[]): Promise<Searchable[]> {
  const activities = await listPublic(db, ids);
  return activities.map(({ id, title, summary, place, text, motif, startAt, endAt }) => {
    const plain = Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, plainRichText(html)]));
    return { id, title, text: joinTexts(summary, place, plain), motif, until: endAt, at: startAt };
  });
}
