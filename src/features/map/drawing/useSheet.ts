import type { MapShape } from '@park/contract/map/schemas';
import { type Sheet, type Spot, sheetOf } from '@park/contract/map/sheet';
import { useMemo } from 'react';
import { EDGE, LEAST, RATIO } from './groundDrawing';

/** The sheet that the whole park is on. */
export function useSheet(places: readonly Spot[], shapes: readonly MapShape[]): Sheet {
  return useMemo(
    () =>
      sheetOf(
        [...places, ...shapes.flatMap(({ line }) => line.map(([longitude, latitude]) => ({ latitude, longitude })))],
        RATIO,
        EDGE,
        LEAST,
      ),
    [places, shapes],
  );
}
