import type { Guide } from '@park/contract/search/limits';
import type { Db } from '../../db/db';
import { guides } from '../../i18n/texts/search';
import * as names from '../../i18n/texts/searchNames';
import { inAll, type Searchable } from './document.service';

type Written = Exclude<Guide, 'hours'>;

/** Pages that answer a question. Whoever changes their texts marks them in `search_due` by a migration. */
const TEXTS: Record<Written, Record<'title' | 'text', Record<string, string>>> = guides;

export async function searchableGuides(_db: Db, ids: string[]): Promise<Searchable[]> {
  return (Object.keys(TEXTS) as Written[])
    .filter((id) => ids.includes(id))
    .map((id) => ({ id, ...TEXTS[id], names: inAll(names.guides[id]) }));
}
