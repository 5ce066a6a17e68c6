import { getHotWords, search } from '@park/contract/search/endpoints';
import type { SearchKind } from '@park/contract/search/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { searchKeys } from './keys';

/** The first few hits of every kind; waits while nothing is asked (''). */
export function useFound(q: string) {
  return useQuery({
    queryKey: searchKeys.found(q, ''),
    queryFn: () => call(search, { q }),
    enabled: q !== '',
  });
}

/** All hits of one kind, endless. */
export function useFoundOf(q: string, kind: SearchKind) {
  return useEndless(searchKeys.found(q, kind), (page) => call(search, { q, kind, ...page }));
}

/** What others look for. */
export function useHotWords() {
  return useQuery({ queryKey: searchKeys.hotWords, queryFn: () => call(getHotWords, {}) });
}
