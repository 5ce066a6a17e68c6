import { getWriteOffs, lookUpPrize, writeOffPrize } from '@park/contract/prize/adminEndpoints';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { prizeKeys } from './keys';

/** What is behind a code. */
export function useLookUp() {
  return useMutation({ mutationFn: (code: string) => call(lookUpPrize, { code }) });
}

/** Hands a prize out, once. */
export function useRedeem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(writeOffPrize, { code }),
    onSettled: () => void client.invalidateQueries({ queryKey: prizeKeys.redemptions }),
  });
}

/** What was handed out today, newest first, endless. */
export function useRedemptions() {
  // Staff's lists go on from a place: where each page began.
  const places = useRef<(string | undefined)[]>([]);
  return useEndless(prizeKeys.redemptions, async ({ page, pageSize }) => {
    const rows = await call(getWriteOffs, { after: places.current[page], pageSize });
    places.current[page + 1] = rows.after ?? undefined;
    const items = rows.items.map((claim: PrizeClaim) => ({ ...claim, id: claim.code }));
    const { total } = rows;
    const ends = { hasPrevPage: rows.before !== null, hasNextPage: rows.after !== null };
    return { page, pageSize, total, totalPages: Math.ceil(total / pageSize), items, ...ends };
  });
}
