import type { CallInput } from '@park/contract/call';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import { getRound, getRounds } from '@park/contract/prize/round/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain, keepAnswer } from '@/api/askAgain';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useOnce, useSend } from '@/api/useSend';
import { sameVisitor } from '@/platform/storage';
import { RequestError } from '@/request/errors';
import { signInForTap } from '@/session/store';
import { OVERDUE } from '../round/api';
import { isOverdue } from '../rules';
import { noteLeaving } from './enterResumed';
import { keepReceipt } from './receipts';

/** How often while a winner may be handed the prize. ms */
const AT_REDEMPTION = 5_000;

/** What became of an entry; waits while there is no receipt (''). */
export function useEntryStatus(receipt: string) {
  return usePolled({
    queryKey: keyOf(getStatus, '', { receipt }),
    queryFn: () => call(getStatus, { receipt }),
    enabled: receipt !== '',
    refetchOnMount: 'always',
    every: (data) => {
      if (!data) return false;
      if (data.state === 'won') return AT_REDEMPTION;
      return isOverdue(data.round, serverNow()) ? OVERDUE : false;
    },
  });
}

/** What was typed waits on the phone while the page is at WeChat (`enterResumed`). A token that ended meanwhile is got anew, once. */
async function enterSignedIn(input: CallInput<typeof enter>) {
  const done = noteLeaving(input.roundId);
  try {
    await signInForTap();
    return await call(enter, input).catch(async (error: unknown) => {
      if (!(error instanceof RequestError) || error.kind !== 'unauthorized') throw error;
      await signInForTap();
      return call(enter, input);
    });
  } finally {
    done();
  }
}

/**
 * An entry, and its receipt kept on this phone. The tap signs in, for prize pages sign nobody in by themselves. The same name and
 * phone again are the same entry, so a retry is safe.
 */
export function useEnter() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: enterSignedIn,
    onMutate: sameVisitor,
    onSuccess: (receipt, _, isTheirs) => isTheirs() && keepReceipt(receipt),
    // After a refusal, too: what was seen of the round was old.
    onSettled: () => {
      for (const changed of [getRound, getRounds]) void askAgain(client, keyOf(changed));
    },
  });
  return { ...mutation, send: useOnce(mutation.mutateAsync) };
}

/** An entry by name and phone, and its receipt kept on this phone. */
export function useFindEntry() {
  const client = useQueryClient();
  return useSend(getStatus, {
    onSuccess: (found) => {
      keepAnswer(client, keyOf(getStatus, '', { receipt: found.receipt }), found);
      keepReceipt({ ...found.entry, roundId: found.round.id, receipt: found.receipt });
    },
  });
}
