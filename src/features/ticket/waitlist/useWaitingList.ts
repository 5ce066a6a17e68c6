import { getTicketStock } from '@park/contract/ticket/product/calls';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '@/api/askAgain';
import { call } from '@/api/client';
import { keyOf } from '@/api/useCall';
import { useVisitorId } from '@/session/store';

/** Where the visitor waits, is offered places, or did until lately. */
export function useWaitingList() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(getWaitingList, visitorId),
    queryFn: async () => {
      const entries = await call(getWaitingList, {});
      // What the phone knows of a slot is from before its offer: the way from the offer to the order would find it sold out.
      if (entries.some(({ status }) => status === 'offered')) void askAgain(client, keyOf(getTicketStock, visitorId));
      return entries;
    },
    enabled: visitorId !== '',
  });
}
