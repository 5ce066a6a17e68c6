import type { Db } from '../../../db/db';
import { joinTexts, type Searchable } from '../../search/document.service';
import { listPointsOf } from './point.repo';

export { listAllPoints } from './point.repo';

/** Live points are all public, closed ones too. */
export async function searchablePoints(db: Db, ids: string[]): Promise<Searchable[]> {
  const points = await listPointsOf(db, ids);
  return points.map(({ id, name, text, facilities, motif }) => ({
    id,
    title: name,
    text: joinTexts(text, ...facilities),
    motif,
  }));
}
