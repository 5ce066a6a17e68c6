import type { Call } from '@park/contract/call';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useVisitorId } from '@/session/store';
import { call as ask } from './client';
import { kept } from './kept';
import { beginWithPack } from './packed';

/** Where the answers to a call are kept: all of them under its path, those of one visitor ('' of a call for anybody) under their id. */
export const keyOf = ({ path }: { path: string }, ...visitorAndInput: [visitorId?: string, input?: unknown]) => [
  path,
  ...visitorAndInput,
];

interface CallOptions<Out> extends Pick<UseQueryOptions<Out>, 'enabled' | 'staleTime' | 'refetchOnMount' | 'placeholderData'> {
  /** Anybody may ask, and the answer depends on who does. */
  isPersonal?: boolean;
  /** The phone keeps the last answer, for when there is no network. */
  isKept?: boolean;
  /** What shows is whole without the answer, so nobody is told that it did not come. */
  isQuiet?: boolean;
}

/** What a call that reads answers. One for signed-in visitors waits for the sign-in. */
export function useCall<In, Out>(
  call: Call<In, Out>,
  input: In,
  { enabled, isPersonal, isKept = false, isQuiet = false, ...options }: CallOptions<Out> = {},
) {
  const visitorId = useVisitorId();
  const isOwn = call.auth === 'user';
  const isKnown = !isOwn || visitorId !== '';
  const queryKey = keyOf(call, isOwn || isPersonal ? visitorId : '', input);
  return useQuery({
    queryKey,
    queryFn: async ({ client }) => {
      if (isKept && call.auth === 'public') await beginWithPack(client, queryKey, call.path, input);
      return ask(call, input, { quiet: isQuiet });
    },
    enabled: enabled !== false && isKnown,
    ...(isKept && isKnown && kept<Out>(queryKey)),
    ...options,
  });
}
