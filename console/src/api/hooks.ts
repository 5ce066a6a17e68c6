import type { Call } from '@park/contract/call';
import type { Permission } from '@park/contract/staff/permissions';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { App } from 'antd';
import { call as ask } from './call';
import { CallError, sentenceOf } from './callError';
import { useStaffEvents } from './events';
import { withPasskey } from './passkey';
import { withinTime } from './reach';
import { may } from './rights';
import { useSession } from './session';

export type AnyCall = Pick<Call<never, unknown>, 'path'>;

/** Where the answers to a call are kept; `invalidateQueries({ queryKey: keyOf(call) })` asks anew whatever the input was. */
export const keyOf = (call: AnyCall): [string] => [call.path];

interface UseCallOptions {
  /** False: not asked yet. */
  enabled?: boolean;
  /** Asked anew every so many ms while the page is in view. */
  every?: number;
  /** ms for which an answer is taken as it is. */
  fresh?: number;
  /** ms after which it counts as out of reach. */
  within?: number;
}

const askWithin = <In, Out>(
  timeoutMs: number | undefined,
  call: Call<In, Out>,
  input: In,
  signal?: AbortSignal,
): Promise<Out> =>
  timeoutMs === undefined ? ask(call, input, signal) : withinTime((stop) => ask(call, input, stop), timeoutMs);

/** What a call that reads answers. The last answer stays in view while the next one is on its way. */
export function useCall<In, Out>(call: Call<In, Out>, input: In, options: UseCallOptions = {}): UseQueryResult<Out, Error> {
  return useQuery<Out, Error>({
    queryKey: [...keyOf(call), input],
    queryFn: ({ signal }) => askWithin(options.within, call, input, signal),
    enabled: options.enabled ?? true,
    refetchInterval: options.every,
    staleTime: options.fresh ?? 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * What a call answers to each of these inputs, asked one after another and once. One that failed lets the next go on, and is asked again by
 * its `refetch`.
 */
export function useCallEach<In, Out>(call: Call<In, Out>, inputs: readonly In[]): UseQueryResult<Out, Error>[] {
  const queries = useQueryClient();
  const keyFor = (input: In) => [...keyOf(call), input];
  const next = inputs.findIndex((input) => (queries.getQueryState(keyFor(input))?.status ?? 'pending') === 'pending');
  return useQueries({
    queries: inputs.map((input, index) => ({
      queryKey: keyFor(input),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(call, input, signal),
      enabled: index === next,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}

interface UseSendOptions<Out> {
  /** Calls whose answers this one changes. */
  stale?: readonly AnyCall[];
  /** Said in a short line when it is done. */
  done?: string | ((result: Out) => string);
  /** Failures that the page itself tells: all of them, or those of these names. */
  quiet?: boolean | readonly string[];
  /** ms after which it counts as out of reach; it may have been done all the same. */
  within?: number;
  /** It takes a proof of who one is: without a code the browser shows a passkey. */
  proves?: boolean;
}

/** A call that changes something: `const save = useSend(saveNotice, { stale: [getAdminNotices] })`, then `save.mutateAsync(input)`. */
export function useSend<In, Out>(
  call: Call<In, Out>,
  { stale = [], done, quiet = false, proves = false, within }: UseSendOptions<Out> = {},
): UseMutationResult<Out, Error, In> {
  const queries = useQueryClient();
  const { message } = App.useApp();
  return useMutation<Out, Error, In>({
    mutationFn: (input) =>
      proves ? withPasskey((shown) => ask(call, { ...input, ...shown })) : askWithin(within, call, input),
    // Without a network it fails at once and says so, instead of doing later what has been forgotten by then.
    networkMode: 'always',
    onSuccess: async (result) => {
      const sentence = typeof done === 'function' ? done(result) : done;
      if (sentence) message.success(sentence);
      await Promise.all(stale.map((changed) => queries.invalidateQueries({ queryKey: keyOf(changed) })));
    },
    onError: (error) => {
      const name = error instanceof CallError ? error.errorName : '';
      if (Array.isArray(quiet) ? !quiet.includes(name) : !quiet) message.error(sentenceOf(error));
    },
  });
}

/** Asks these calls anew when such an event is heard; rows, scroll and selection stay until the answer is there. */
export function useRefresh(kinds: readonly string[], calls: readonly AnyCall[]): void {
  const queries = useQueryClient();
  useStaffEvents(kinds, () => {
    for (const call of calls) void queries.invalidateQueries({ queryKey: keyOf(call) });
  });
}

/** Whether whoever is signed in may do it; what they may not is then not offered. */
export const useMay = (permission: Permission): boolean => may(useSession().session, permission);
