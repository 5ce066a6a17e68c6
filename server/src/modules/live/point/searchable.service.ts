import type { Db } from '../../../db/db';
import type { Localized } from '../../../i18n/lang';
import { joinTexts, type Searchable } from '../../search/document.service';
import { listAllPoints, listPointsOf } from './point.repo';

/** Live points are all public, closed ones too. */
export async function searchablePoints(db: Db, ids: string[]): Promise<Searchable[]> {
  const points = await listPointsOf(db, ids);
  return points.map(({ id, name, text, facilities, motif }) => ({
    id,
    title: name,
    text: joinTexts(text, ...facilities),
    motif,
    from: null,
    until: null,
    at: 0,
  }));
}

interface PointPosition {
  id: string;
  name: Localized;
  text: Localized;
  /** gcj02 */
  latitude: number;
  longitude: number;
}

/** Where every live point lies. */
export async function listPointPositions(db: Db): Promise<PointPosition[]> {
  const points = await listAllPoints(db);
  return points.map(({ id, name, text, latitude, longitude }) => ({ id, name, text, latitude, longitude }));
}
