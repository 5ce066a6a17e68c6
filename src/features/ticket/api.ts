import { getTicket, getTicketStock, getTickets } from '@park/contract/ticket/product/calls';
import { getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useVisitorId } from '@/session/store';
import { ticketKeys } from './keys';

/** Reading what can be bought: one hook a call. A failure is told by a toast, and the page that shows offers a retry. */

/** Products with what is left of them on a park day. */
export function useProducts(day: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: ticketKeys.products(day), queryFn: () => call(getTickets, { day }), enabled });
}

/** A product with its days on sale. */
export function useProduct(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: ticketKeys.calendar(id), queryFn: () => call(getTicket, { id }), enabled });
}

/** The slots of a product's day, with what is offered to this visitor; waits while there is no day (''). */
export function useSlots(id: string, day: string) {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: ticketKeys.slots(visitorId, id, day),
    queryFn: () => call(getTicketStock, { id, day }),
    enabled: day !== '',
  });
}

/** Who the visitor has bought for before. */
export function useSavedVisitors({ enabled = true }: { enabled?: boolean } = {}) {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: ticketKeys.savedVisitors(visitorId),
    queryFn: () => call(getSavedVisitors, {}),
    enabled: enabled && visitorId !== '',
  });
}

/** Where the visitor waits, is offered places, or did until lately. */
export function useWaitlist() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useQuery({
    queryKey: ticketKeys.waitlist(visitorId),
    queryFn: async () => {
      const entries = await call(getWaitingList, {});
      // What the phone knows of a slot is from before its offer: the way from the offer to the order would find it sold out.
      for (const { status, ticket, day } of entries) {
        if (status === 'offered') void client.invalidateQueries({ queryKey: ticketKeys.slots(visitorId, ticket.id, day) });
      }
      return entries;
    },
    enabled: visitorId !== '',
  });
}
