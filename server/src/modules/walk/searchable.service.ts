import type { Db } from '../../db/db';
import type { Searchable } from '../search/document.service';
import { listShown } from './walk.repo';

/** What visitors call them, in all five languages. */
const NAMES =
  '路线 路線 步道 怎么逛 怎麼逛 带 帶 走 walk walking route trail tour ruta paseo recorrido itinéraire balade promenade parcours';

/** The walks that are shown. */
export async function searchableWalks(db: Db, ids: string[]): Promise<Searchable[]> {
  const shown = await listShown(db);
  return shown.filter(({ id }) => ids.includes(id)).map(({ id, name, text }) => ({ id, title: name, text, names: NAMES }));
}
