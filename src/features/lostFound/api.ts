import type { Call } from '@park/contract/call';
import { getItem, getItems, getMyClaims, getMyItems } from '@park/contract/lostFound/calls';
import type { Item } from '@park/contract/lostFound/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { useVisitorId } from '@/session/store';

/** A call that changes a thing. What it answers is kept, and all lists are asked for again. */
export function useItemSend<In>(call: Call<In, Item>, options: Parameters<typeof useSend<In, Item>>[1] = {}) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useSend(call, {
    ...options,
    stale: [getItems, getMyItems, getMyClaims],
    onSuccess: (item) => {
      client.setQueryData(keyOf(getItem, visitorId, { id: item.id }), item);
    },
  });
}
