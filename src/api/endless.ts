import type { Page } from '@park/contract/envelope';
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { runUserAction } from '@/platform/userAction';
import { persisted } from './persistedAnswers';

/** What `components/EndlessList` wants: the pages as one list, and how to get more of it. */
export interface Endless<T> {
  items: T[];
  /** Nothing to show yet, and on its way. */
  isLoading: boolean;
  /** The last try failed; `items` keeps what was loaded before. */
  isError: boolean;
  error: Error | null;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: () => void;
  /** Resolves when the list was refetched, successfully or not. */
  refetch: () => Promise<void>;
  /** As `refetch`, but begins again with the first page. */
  refresh: () => Promise<void>;
  /** Items on the server, or null while unknown. */
  total: number | null;
}

const PAGE_SIZE = 20;

/** A list that was scrolled far would be refetched page by page: only its first page stays in the cache. */
function keepFirstPage(client: QueryClient, queryKey: QueryKey): void {
  const { dataUpdatedAt, isInvalidated } = client.getQueryState(queryKey) ?? {};
  client.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    // No fresher than it was.
    { updatedAt: dataUpdatedAt },
  );
  if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/**
 * A paged call as an endless list. Items that slid onto the next page while someone scrolled are shown once.
 * @param load asks for one page, numbered from 1.
 */
export function useEndless<T extends { id: string }>(
  queryKey: QueryKey,
  load: (page: { page: number; pageSize: number }) => Promise<Page<T>>,
  enabled = true,
): Endless<T> {
  const client = useQueryClient();
  // Whoever opens the list anew stands at its beginning.
  useState(() => {
    const cached = client.getQueryCache().find({ queryKey });
    if (cached?.getObserversCount() === 0) keepFirstPage(client, queryKey);
  });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load({ page: pageParam, pageSize: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasNextPage ? last.page + 1 : undefined),
    enabled,
    ...persisted<InfiniteData<Page<T>, number>>(queryKey),
  });
  // Read during render: the query notifies only of properties that were read.
  const { data, isFetching } = query;
  // The end is reported once, and may be reached during a refetch.
  const isNextWanted = useRef(false);
  const loadNext = () => {
    isNextWanted.current = query.hasNextPage && isFetching && !query.isFetchingNextPage;
    if (query.hasNextPage && !isFetching) void query.fetchNextPage();
  };
  useEffect(() => {
    if (isNextWanted.current && !isFetching) loadNext();
  });
  const items = useMemo(
    () => [...new Map(data?.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()],
    [data],
  );
  return {
    items,
    isLoading: query.isPending && !query.isError,
    isError: query.isError,
    error: query.error,
    hasNext: query.hasNextPage,
    isLoadingNext: query.isFetchingNextPage,
    loadNext,
    refetch: async () => {
      await runUserAction(() => query.refetch());
    },
    refresh: async () => {
      keepFirstPage(client, queryKey);
      await query.refetch();
    },
    total: data?.pages.at(-1)?.total ?? null,
  };
}
