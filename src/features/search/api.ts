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
    queryFn: () => call(search, { q }, { quiet: true }),
    enabled: q !== '',
  });
}

/** All hits of one kind, endless. */
export function useFoundOf(q: string, kind: SearchKind) {
  return useEndless(searchKeys.found(q, kind), (page) => call(search, { q, kind, ...page }, { quiet: true }));
}

/** What others look for; nobody asked for it, so its failure is not told. */
export function useHotWords() {
  return useQuery({ queryKey: searchKeys.hotWords, queryFn: () => call(getHotWords, {}, { quiet: true }) });
}
