import type { Db } from '../../db/db';
import * as names from '../../i18n/texts/searchNames';
import { inAll, type Searchable } from '../search/document.service';
import { listPlaces } from './map.repo';

/** The places that staff keep on the map; all of them are public. */
export async function searchablePlaces(db: Db, ids: string[]): Promise<Searchable[]> {
  const wanted = new Set(ids);
  return (await listPlaces(db))
    .filter(({ id }) => wanted.has(id))
    .map(({ id, kind, name, text }) => ({ id, text, title: name, names: inAll(names.places[kind]) }));
}
