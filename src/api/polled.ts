import { type QueryFunction, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageShown } from '@/platform/pageShown';
import { isUserActionStarting } from '@/platform/userAction';
import { hush } from './failures';

interface Polled<T> extends Omit<UseQueryOptions<T>, 'refetchInterval' | 'select' | 'queryFn'> {
  queryFn: QueryFunction<T>;
  /** The interval after this answer, ms; false: no polling. */
  every: (data: T | undefined) => number | false;
}

/**
 * A query that polls while its page is in front: a page behind another one, which a mini-program keeps, sends nothing. In front again,
 * it refetches at once. No user action started these requests, so they fail in silence.
 */
export function usePolled<T>({ every, queryFn, ...read }: Polled<T>) {
  const isShown = usePageShown();
  const query = useQuery({
    ...read,
    async queryFn(context) {
      const isAwaited = isUserActionStarting() || context.client.getQueryData(context.queryKey) === undefined;
      try {
        return await queryFn(context);
      } catch (error) {
        // A visitor may be waiting for another request of the page.
        if (!isAwaited && error instanceof Error) hush(error);
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) => isShown && every(data),
  });
  const rested = useRef(false);
  useEffect(() => {
    if (isShown && rested.current && every(query.data) !== false) void query.refetch({ cancelRefetch: false });
    rested.current = !isShown;
  });
  return query;
}
