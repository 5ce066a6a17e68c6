import type { Call } from '@park/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DRAFT_KEEP_MS } from '@/platform/draft';
import { createPersistentList } from '@/platform/persistentList';
import { randomToken } from '@/platform/random';
import type { DraftKey } from '@/platform/storage';
import { errorNameOf } from '@/request/errors';
import { useVisitorId } from '@/session/store';
import { askAgain, keepAnswer } from './askAgain';
import { call as ask, type CallOptions } from './client';
import { keyOf } from './useCall';

interface SendOptions<In, Out> extends Omit<CallOptions, 'idempotencyKey'> {
  /** What must be so first, e.g. `signInForTap` of a page that anybody may see. */
  before?: () => Promise<unknown>;
  /**
   * Storage key of the idempotency key: until there is an answer the same input goes out under the same key, however often it is sent,
   * after a reload too.
   */
  keyStoredAs?: DraftKey;
  /** Calls whose answers this one changes. They are refetched after a refusal too: what the visitor saw was out of date. */
  stale?: readonly { path: string }[];
  /** The call that reads what this one answers, by its id if it has one: it is refetched after a refusal only. */
  answers?: { path: string };
  onSuccess?: (answer: Out, input: In) => void;
  /** A promise is waited for: until then it is still being sent. */
  onSettled?: (answer: Out | undefined, error: Error | null, input: In) => unknown;
}

/** What was sent and not answered, the newest first. `at`: epoch ms */
interface Sent {
  wish: string;
  key: string;
  at: number;
}

/** Whoever changes their mind more often than so begins anew. */
const MAX_WISHES = 10;

const isSent = (value: unknown): value is Sent => Date.now() - ((value as Sent | null)?.at ?? 0) < DRAFT_KEEP_MS;
const sentUnder = (storageKey: DraftKey) => createPersistentList(storageKey, isSent, { maxItems: MAX_WISHES });

function keyOfSend(storageKey: DraftKey, input: unknown): string {
  const wish = JSON.stringify(input);
  const sent = sentUnder(storageKey);
  const key = sent.all().find((one) => one.wish === wish)?.key ?? randomToken();
  sent.change((all) => [{ wish, key, at: Date.now() }, ...all.filter((one) => one.wish !== wish)]);
  return key;
}

const forgetSend = (storageKey: DraftKey, input: unknown) =>
  sentUnder(storageKey).change((all) => all.filter(({ wish }) => wish !== JSON.stringify(input)));

/** Sends unless it is being sent. Resolves to the answer; to undefined when it failed, with the reason in the mutation's `error`. */
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
  { before, keyStoredAs, stale = [], answers, onSuccess, onSettled, ...options }: SendOptions<In, Out> = {},
) {
  const client = useQueryClient();
  const visitorId = useVisitorId();
  const mutation = useMutation({
    mutationFn: async (input: In) => {
      await before?.();
      try {
        const answer = await ask(call, input, { ...options, idempotencyKey: keyStoredAs && keyOfSend(keyStoredAs, input) });
        if (keyStoredAs) forgetSend(keyStoredAs, input);
        return answer;
      } catch (error) {
        if (keyStoredAs && errorNameOf(error) === 'idempotencyKeyReused') forgetSend(keyStoredAs, input);
        throw error;
      }
    },
    onSuccess: (answer, input) => {
      const { id } = (answer ?? {}) as { id?: string };
      if (answers) keepAnswer(client, keyOf(answers, visitorId, id ? { id } : {}), answer);
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
