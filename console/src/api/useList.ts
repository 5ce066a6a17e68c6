import type { Call } from '@park/contract/call';
import type { Rows, RowsQuery } from '@park/contract/envelope';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from './hooks';
import { filtersOf, type Place, placeOf, withFilters, withPlace } from './listAddress';

export type Filters<Name extends string> = Partial<Record<Name, string>>;

/** A list's place and filters, kept in the page's address: a reload, a link and the way back show the same rows. */
export interface ListState<Name extends string> {
  place: Place;
  filters: Filters<Name>;
  /** Empty values take a filter away; the list goes back to its beginning. */
  filter(change: Filters<Name>): void;
  turn(place: Place): void;
}

export function useListState<Name extends string>(_names: readonly Name[]): ListState<Name> {
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({
      place: placeOf(params),
      filters: filtersOf(params) as Filters<Name>,
      filter: (change) => setParams((now) => withFilters(now, change), { replace: true }),
      turn: (place) => setParams((now) => withPlace(now, place)),
    }),
    [params, setParams],
  );
}

/** The rows of a list that are in view. `input` makes the call's other fields of the filters. */
export function useList<In extends RowsQuery, Row, Name extends string>(
  endpoint: Call<In, Rows<Row>>,
  state: ListState<Name>,
  input: (filters: Filters<Name>) => Omit<In, keyof RowsQuery>,
): UseQueryResult<Rows<Row>, Error> {
  const { place, filters } = state;
  return useCall(endpoint, { ...input(filters), ...place } as unknown as In);
}
