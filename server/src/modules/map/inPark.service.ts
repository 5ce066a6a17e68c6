import type { Spot } from '@park/contract/map/sheet';
import { outsidePark } from '@park/contract/map/spot';
import type { Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { listPlaces } from './map.repo';

/**
 * What staff put on a map lies in the park, as its other places say where that is; the first place says it for all.
 * @param placeId of the place that is put there itself @throws AppError outsidePark, positionMissing
 */
export async function requireInPark(tx: Db, spots: readonly Spot[], placeId?: string): Promise<void> {
  if (spots.length === 0) return;
  // Where a form begins in a park that has no place yet.
  if (spots.some(({ latitude, longitude }) => latitude === 0 && longitude === 0)) throw new AppError('positionMissing');
  const outside = outsidePark((await listPlaces(tx)).filter(({ id }) => id !== placeId));
  const metres = Math.max(...spots.map(outside));
  if (metres > 0) throw new AppError('outsidePark', { kilometres: Math.round(metres / 1_000) });
}
