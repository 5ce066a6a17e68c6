import type { Endpoint } from '@park/contract/endpoint';
import type { Page, PageQuery } from '@park/contract/envelope';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from './hooks';
import { filtersOf, pagingOf, withFilters, withPaging } from './listAddress';

export type Filters<Name extends string> = Partial<Record<Name, string>>;

/** A list's page and filters, kept in the page's address: a reload, a link and the way back show the same rows. */
export interface ListState<Name extends string> {
  page: number;
  pageSize: number;
  filters: Filters<Name>;
  /** Empty values take a filter away; the list goes back to its first page. */
  filter(change: Filters<Name>): void;
  turn(page: number, pageSize: number): void;
}

export function useListState<Name extends string>(names: readonly Name[]): ListState<Name> {
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({
      ...pagingOf(params),
      filters: filtersOf(params, names),
      filter: (change) => setParams((now) => withFilters(now, change), { replace: true }),
      turn: (page, pageSize) => setParams((now) => withPaging(now, page, pageSize)),
    }),
    [params, setParams, names],
  );
}

/** The rows of a list's page. `input` makes the call's other fields of the filters. */
export function useList<In extends PageQuery, Row, Name extends string>(
  endpoint: Endpoint<In, Page<Row>>,
  state: ListState<Name>,
  input: (filters: Filters<Name>) => Omit<In, keyof PageQuery>,
): UseQueryResult<Page<Row>, Error> {
  const { page, pageSize, filters } = state;
  return useCall(endpoint, { ...input(filters), page, pageSize } as unknown as In);
}
