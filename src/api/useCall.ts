import type { Call } from '@park/contract/call';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useVisitorId } from '@/session/store';
import { call as ask } from './client';

/** Where the answers to a call are kept: all of them under its path, those of one visitor ('' of a call for anybody) under their id. */
export const keyOf = ({ path }: { path: string }, ...visitorAndInput: [visitorId?: string, input?: unknown]) => [
  path,
  ...visitorAndInput,
];

interface CallOptions<Out> extends Pick<UseQueryOptions<Out>, 'enabled' | 'staleTime' | 'refetchOnMount' | 'placeholderData'> {
  /** Anybody may ask, and the answer depends on who does. */
  isPersonal?: boolean;
}

/** What a call that reads answers. One for signed-in visitors waits for the sign-in. */
export function useCall<In, Out>(call: Call<In, Out>, input: In, { enabled, isPersonal, ...options }: CallOptions<Out> = {}) {
  const visitorId = useVisitorId();
  const isOwn = call.auth === 'user';
  return useQuery({
    queryKey: keyOf(call, isOwn || isPersonal ? visitorId : '', input),
    queryFn: () => ask(call, input),
    enabled: enabled !== false && (!isOwn || visitorId !== ''),
    ...options,
  });
}
