import type { Call } from '@park/contract/call';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useVisitorId } from '@/session/store';
import { call as ask } from './client';
import { beginWithPack } from './packed';
import { persisted } from './persistedAnswers';
import { isPersisted } from './persistence';

/** The query key of a call: its path, then the visitor's id ('' where the answer is the same for all), then the input. */
export const keyOf = ({ path }: { path: string }, ...visitorAndInput: [visitorId?: string, input?: unknown]) => [
  path,
  ...visitorAndInput,
];

interface CallOptions<Out> extends Pick<UseQueryOptions<Out>, 'enabled' | 'staleTime' | 'refetchOnMount' | 'placeholderData'> {
  /** Anybody may ask, and the answer depends on who does. */
  isPersonal?: boolean;
  /** The page is complete without the answer, so a failure shows no toast. */
  isQuiet?: boolean;
}

/** What a call that reads answers. One for signed-in visitors waits for the sign-in. */
export function useCall<In, Out>(
  call: Call<In, Out>,
  input: In,
  { enabled, isPersonal, isQuiet = false, ...options }: CallOptions<Out> = {},
) {
  const visitorId = useVisitorId();
  const isOwn = call.auth === 'user';
  const isKnown = !isOwn || visitorId !== '';
  const queryKey = keyOf(call, isOwn || isPersonal ? visitorId : '', input);
  return useQuery({
    queryKey,
    queryFn: async ({ client }) => {
      if (isPersisted(call.path) && call.auth === 'public') await beginWithPack(client, queryKey, call.path, input);
      return ask(call, input, { quiet: isQuiet });
    },
    enabled: enabled !== false && isKnown,
    ...(isKnown && persisted<Out>(queryKey)),
    ...options,
  });
}
