import type { Part } from '@park/contract/park/parts';
import type { Db } from '../db/db';
import { hasExhibits } from './exhibit/exhibit.service';
import { hasPlaces } from './map/map.service';

const FILLED = { exhibit: hasExhibits, map: hasPlaces } satisfies Partial<Record<Part, (db: Db) => Promise<boolean>>>;

/** Parts that have nothing to show yet, of those that the home would show an empty place of. */
export async function listEmpty(db: Db): Promise<Part[]> {
  const found = Object.entries(FILLED).map(async ([part, isFilled]) => ((await isFilled(db)) ? [] : [part as Part]));
  return (await Promise.all(found)).flat();
}
