import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Which rows of a list are in view: those behind a place that the server named, those before one, or the first. */
export interface Place {
  pageSize: number;
  after?: string;
  before?: string;
}

const AFTER = 'after';
const BEFORE = 'before';
const SIZE = 'size';
const USUAL_SIZE = 20;
const MAX_PAGE_SIZE = 100;

export function placeOf(params: URLSearchParams): Place {
  const [after, before] = [params.get(AFTER) ?? undefined, params.get(BEFORE) ?? undefined];
  const size = Number(params.get(SIZE));
  return { pageSize: Number.isInteger(size) && size >= 1 ? Math.min(size, MAX_PAGE_SIZE) : USUAL_SIZE, after, before };
}

/** What narrows a list, by name: all of the address that is not its place. */
type Filters = Partial<Record<string, string>>;

export const filtersOf = (params: URLSearchParams): Filters =>
  Object.fromEntries([...params].filter(([name, value]) => value !== '' && ![AFTER, BEFORE, SIZE].includes(name)));

/** What a view keeps of the filters: not what was typed, which may be a visitor's phone or name and would stay on the device. */
export function viewOf(filters: Filters, typed: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !typed.includes(name)));
}

/** Other filters begin at the list's beginning. */
export function withFilters(params: URLSearchParams, change: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete(AFTER);
  next.delete(BEFORE);
  return next;
}

export function withPlace(params: URLSearchParams, { pageSize, after, before }: Place): URLSearchParams {
  const next = withFilters(params, {});
  if (after !== undefined) next.set(AFTER, after);
  if (before !== undefined) next.set(BEFORE, before);
  if (pageSize !== USUAL_SIZE) next.set(SIZE, String(pageSize));
  else next.delete(SIZE);
  return next;
}

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
