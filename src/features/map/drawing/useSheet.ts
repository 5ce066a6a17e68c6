import type { MapShape } from '@park/contract/map/schemas';
import { type Sheet, type Spot, sheetOf } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import { useMemo } from 'react';
import { EDGE, MIN_WIDTH_METRES, RATIO } from './groundDrawing';

/** The sheet that the whole park is on, without what lies kilometres outside its places: an older server let that in. */
export function parkSheet(places: readonly Spot[], shapes: readonly MapShape[]): Sheet {
  const points = shapes.flatMap(({ line }) => line.map(([longitude, latitude]) => ({ latitude, longitude })));
  const all = [...places, ...points];
  return sheetOf(inPark(all, places.length > 0 ? places : points), RATIO, EDGE, MIN_WIDTH_METRES);
}

export const useSheet = (places: readonly Spot[], shapes: readonly MapShape[]): Sheet =>
  useMemo(() => parkSheet(places, shapes), [places, shapes]);
