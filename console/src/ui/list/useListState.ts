import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, filtersOf, type Place, placeOf, withFilters, withPlace } from '../../api/listAddress';

/** A list's place and filters, kept in the page's address: a reload, a link and the way back show the same rows. */
export interface ListState {
  place: Place;
  filters: Filters;
  /** Empty values take a filter away; the list goes back to its beginning. */
  filter(change: Filters): void;
  turn(place: Place): void;
}

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({
      place: placeOf(params),
      filters: filtersOf(params),
      filter: (change) => setParams((now) => withFilters(now, change), { replace: true }),
      turn: (place) => setParams((now) => withPlace(now, place)),
    }),
    [params, setParams],
  );
}
