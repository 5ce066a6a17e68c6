import type { Guide } from '@park/contract/search/limits';
import type { Db } from '../../db/db';
import { guides } from '../../i18n/texts/search';
import type { Searchable } from './document.service';

/** Pages that answer a question. Whoever changes their texts marks them in `search_due` by a migration. */
const TEXTS: Record<Exclude<Guide, 'hours'>, Record<'title' | 'text' | 'names', Record<string, string>>> = guides;

export async function searchableGuides(_db: Db, ids: string[]): Promise<Searchable[]> {
  return Object.entries(TEXTS)
    .filter(([id]) => ids.includes(id))
    .map(([id, { title, text, names }]) => ({ id, title, text, names: inAll(names) }));
}

/** What visitors call a thing, in all languages at once. */
export const inAll = (...names: Record<string, string>[]): string => names.flatMap((one) => Object.values(one)).join(' ');
