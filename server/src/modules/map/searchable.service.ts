import type { Db } from '../../db/db';
import { names } from '../../i18n/texts/search';
import type { Searchable } from '../search/document.service';
import { inAll } from '../search/guides';
import { listPlaces } from './map.repo';

/** The places that staff keep on the map; all of them are public. */
export async function searchablePlaces(db: Db, ids: string[]): Promise<Searchable[]> {
  const wanted = new Set(ids);
  return (await listPlaces(db))
    .filter(({ id }) => wanted.has(id))
    .map(({ id, kind, name, text }) => ({ id, text, title: name, names: inAll(names.place[kind]) }));
}
