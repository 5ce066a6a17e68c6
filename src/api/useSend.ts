import type { Call } from '@park/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepDraft, readDraft } from '@/platform/draft';
import { randomToken } from '@/platform/random';
import { type DraftKey, removeItem } from '@/platform/storage';
import { errorNameOf } from '@/request/errors';
import { useVisitorId } from '@/session/store';
import { askAgain } from './askAgain';
import { call as ask, type CallOptions } from './client';
import { keyOf } from './useCall';

interface SendOptions<In, Out> extends Omit<CallOptions, 'idempotencyKey'> {
  /** What must be so first, e.g. `signInForTap` of a page that anybody may see. */
  before?: () => Promise<unknown>;
  /**
   * Where the key of a send is kept on the phone: until there is an answer the same input goes out under the same key, however often
   * it is sent, after a reload too.
   */
  keyKept?: DraftKey;
  /** Calls whose answers this one changes. They are asked again after a refusal too: what was seen was older than the truth. */
  stale?: readonly { path: string }[];
  /** The call that reads what this one answers, by its id if it has one: it is asked again after a refusal only. */
  answers?: { path: string };
  onSuccess?: (answer: Out, input: In) => void;
  /** A promise is waited for: until then it is still being sent. */
  onSettled?: (answer: Out | undefined, error: Error | null, input: In) => unknown;
}

function keyOfSend(kept: DraftKey, input: unknown): string {
  const wish = JSON.stringify(input);
  const last = readDraft(kept, { key: '', wish: '' }, Date.now());
  const key = last.wish === wish ? last.key : randomToken();
  keepDraft(kept, { key, wish });
  return key;
}

/** Sends unless it is being sent. Resolves to the answer; to undefined when there is none, which the mutation's `error` tells. */
export function useOnce<In, Out>(send: (input: In) => Promise<Out>): (input: In) => Promise<Out | undefined> {
  const isSending = useRef(false);
  return async (input) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      return await send(input);
    } catch {
      return undefined;
    } finally {
      isSending.current = false;
    }
  };
}

/**
 * A call that changes something: `const publish = useSend(publishItem, { stale: [getItems] })`, then `publish.mutate(input)`; or
 * `publish.send(input)` where a second tap must not send again.
 */
export function useSend<In, Out>(
  call: Call<In, Out>,
  { before, keyKept, stale = [], answers, onSuccess, onSettled, ...options }: SendOptions<In, Out> = {},
) {
  const client = useQueryClient();
  const visitorId = useVisitorId();
  const mutation = useMutation({
    mutationFn: async (input: In) => {
      await before?.();
      try {
        const answer = await ask(call, input, { ...options, idempotencyKey: keyKept && keyOfSend(keyKept, input) });
        if (keyKept) removeItem(keyKept);
        return answer;
      } catch (error) {
        if (keyKept && errorNameOf(error) === 'idempotencyKeyReused') removeItem(keyKept);
        throw error;
      }
    },
    onSuccess: (answer, input) => {
      const { id } = (answer ?? {}) as { id?: string };
      if (answers) client.setQueryData(keyOf(answers, visitorId, id ? { id } : {}), answer);
      onSuccess?.(answer, input);
    },
    onSettled: (answer, error, input) => {
      const settled = onSettled?.(answer, error, input);
      for (const changed of error && answers ? [...stale, answers] : stale) void askAgain(client, keyOf(changed));
      return settled;
    },
  });
  return { ...mutation, send: useOnce((input: In) => mutation.mutateAsync(input)) };
}
