import { enter, getStatus } from '@park/contract/prize/endpoints';
import type { EnterIn, PrizeStatus, StatusIn } from '@park/contract/prize/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { prizeKeys } from './keys';
import { keepReceipt } from './receipts';

/** Signing up, and finding what was signed up. The form that sent shows a refusal itself, in place. */
const quiet = { quiet: true };

/** An entry, and its receipt kept on this phone. The same name and phone again are the same entry, so a retry is safe. */
export function useEnter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EnterIn) => call(enter, input, quiet),
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
    mutationFn: (input: StatusIn) => call(getStatus, input, quiet),
    onSuccess: (found: PrizeStatus) => {
      client.setQueryData(prizeKeys.status(found.receipt), found);
      keepReceipt({ ...found.entry, roundId: found.round.id, receipt: found.receipt });
    },
  });
}
