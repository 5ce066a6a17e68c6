import { type QueryFunction, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isBegunByGesture } from '@/platform/asked';
import { usePageShown } from '@/platform/pageShown';
import { hush } from './failures';

interface Polled<T> extends Omit<UseQueryOptions<T>, 'refetchInterval' | 'select' | 'queryFn'> {
  queryFn: QueryFunction<T>;
  /** How often what was answered last is asked for again, ms; false: it is not. */
  every: (data: T | undefined) => number | false;
}

/**
 * A read that is made again and again while its page is in front: a page behind another one, which a mini-program keeps, asks
 * nothing. In front again, it asks at once. Nobody asked for these questions, so their failure is not told.
 */
export function usePolled<T>({ every, queryFn, ...read }: Polled<T>) {
  const isShown = usePageShown();
  const query = useQuery({
    ...read,
    async queryFn(context) {
      const isAwaited = isBegunByGesture() || context.client.getQueryData(context.queryKey) === undefined;
      try {
        return await queryFn(context);
      } catch (error) {
        // Somebody may be waiting for another question of the page.
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
