import { getWriteOffs, lookUpPrize, writeOffPrize } from '@park/contract/prize/adminEndpoints';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { prizeKeys } from './keys';

/** Handing prizes out, with the administrator's token: one hook a call. The counter shows refusals itself. */
const quiet = { quiet: true };

/** What is behind a code. */
export function useLookUp() {
  return useMutation({ mutationFn: (code: string) => call(lookUpPrize, { code }, quiet) });
}

/** Hands a prize out, once. */
export function useWriteOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(writeOffPrize, { code }, quiet),
    onSettled: () => void client.invalidateQueries({ queryKey: prizeKeys.writeOffs }),
  });
}

/** What was handed out today, newest first, endless. */
export function useWriteOffs() {
  return useEndless(prizeKeys.writeOffs, async (paging) => {
    const page = await call(getWriteOffs, paging, quiet);
    return { ...page, items: page.items.map((claim: PrizeClaim) => ({ ...claim, id: claim.code })) };
  });
}
