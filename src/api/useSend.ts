import type { Call } from '@park/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call as ask, type CallOptions } from './client';
import { keyOf } from './useCall';

interface SendOptions<In, Out> extends Omit<CallOptions, 'idempotencyKey'> {
  /** What must be so first, e.g. `signInForTap` of a page that anybody may see. */
  before?: () => Promise<unknown>;
  /** The key of this very send: the same for what is sent again after a lost answer. */
  idempotencyKey?: (input: In) => string;
  /** Calls whose answers this one changes. They are asked again after a refusal too: what was seen was older than the truth. */
  stale?: readonly { path: string }[];
  onSuccess?: (answer: Out, input: In) => void;
  onSettled?: (answer: Out | undefined, error: Error | null, input: In) => void;
}

/** A call that changes something: `const publish = useSend(publishItem, { stale: [getItems] })`, then `publish.mutate(input)`. */
export function useSend<In, Out>(
  call: Call<In, Out>,
  { before, stale = [], onSuccess, onSettled, idempotencyKey, ...options }: SendOptions<In, Out> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: In) => {
      await before?.();
      return ask(call, input, { ...options, idempotencyKey: idempotencyKey?.(input) });
    },
    onSuccess,
    onSettled: (answer, error, input) => {
      onSettled?.(answer, error, input);
      for (const changed of stale) void client.invalidateQueries({ queryKey: keyOf(changed) });
    },
  });
}
