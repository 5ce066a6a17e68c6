import type { Db } from '../../db/db';
import * as names from '../../i18n/texts/searchNames';
import { inAll, type Searchable } from '../search/document.service';
import { listShown } from './walk.repo';

/** The walks that are shown. */
export async function searchableWalks(db: Db, ids: string[]): Promise<Searchable[]> {
  const shown = await listShown(db);
  return shown
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, text }) => ({ id, title: name, text, names: inAll(names.walks) }));
}
