import { getMap, getPlaceKinds } from '@park/contract/map/calls';
import type { ParkMap } from '@park/contract/map/schemas';
import { useMemo } from 'react';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';

/** The park's places, waters and ways. Gates do not move: asked for again now and then only, and kept for where there is no network. */
export const useParkMap = (enabled = true) => useCall(getMap, {}, { staleTime: 600_000, enabled });

/** Of which kinds there is an open place; undefined: this phone has never heard it. */
export const usePlaceKinds = (enabled: boolean) =>
  useCall(getPlaceKinds, {}, { staleTime: 600_000, enabled, isQuiet: true }).data;

/** The map without what leads to a part that the park does without. */
export function useOffered(map: ParkMap): ParkMap {
  const isOffered = useParts();
  return useMemo(
    () => ({
      ...map,
      places: map.places.filter(({ kind }) => kind !== 'livePoint' || isOffered('live')),
      exhibits: isOffered('exhibit') ? map.exhibits : [],
    }),
    [map, isOffered],
  );
}
