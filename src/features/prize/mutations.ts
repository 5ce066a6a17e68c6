import { enter, getStatus } from '@park/contract/prize/endpoints';
import type { EnterIn, EntryReceipt, PrizeStatus, StatusIn } from '@park/contract/prize/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { RequestError } from '@/request/errors';
import { signInForTap } from '@/session/store';
import { noteLeaving } from './enterResumed';
import { prizeKeys } from './keys';
import { keepReceipt } from './receipts';

/** What was typed waits on the phone while the page is at WeChat (`enterResumed`). A token that ended meanwhile is got anew, once. */
async function enterSignedIn(input: EnterIn): Promise<EntryReceipt> {
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
  return useMutation({
    mutationFn: enterSignedIn,
    onSuccess: keepReceipt,
    // After a refusal, too: what was seen of the round was old.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['prize', 'round'] });
      void client.invalidateQueries({ queryKey: prizeKeys.rounds });
    },
  });
}

/** An entry by name and phone, and its receipt kept on this phone. */
export function useFindEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StatusIn) => call(getStatus, input),
    onSuccess: (found: PrizeStatus) => {
      client.setQueryData(prizeKeys.status(found.receipt), found);
      keepReceipt({ ...found.entry, roundId: found.round.id, receipt: found.receipt });
    },
  });
}
