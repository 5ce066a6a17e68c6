import type { CallInput } from '@park/contract/call';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import type { TicketStatus } from '@park/contract/ticket/limits';
import { cancelOrder, changeOrderDay, getOrder, getOrders, refundOrder } from '@park/contract/ticket/order/calls';
import type { Order, OrderGroup } from '@park/contract/ticket/order/schemas';
import { leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { useVisitorId } from '@/session/store';
import { ticketKeys } from './keys';
import { closureWaits, isAtGate } from './orderRules';

/** How often an order is asked for while its holder may stand at the gate. ms */
const AT_GATE = 10_000;
/** How often while money is on its way back: usually it is there within seconds. ms */
const GIVING_BACK = 5_000;

/** The visitor's orders of a group, newest first, endless. */
export function useOrders(group: OrderGroup) {
  const visitorId = useVisitorId();
  return useEndless(ticketKeys.ordersOf(visitorId, group), (page) => call(getOrders, { ...page, group }), {
    enabled: visitorId !== '',
  });
}

/** Orders whose slot the park closed and that wait for a choice. */
export function useClosedOrders() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: [...ticketKeys.orders(visitorId), 'closed'],
    queryFn: async () => {
      const { items } = await call(getOrders, { page: 1, pageSize: 50, group: 'refund' });
      return items.filter((order) => closureWaits(order, serverNow()));
    },
    enabled: visitorId !== '',
  });
}

/**
 * One order with its tickets, fresh whenever its page opens. Near the gate, and while a refund is under way, it is asked for
 * again and again, so that the page says what became of it.
 */
export function useOrder(id: string) {
  const visitorId = useVisitorId();
  const queryKey = ticketKeys.order(visitorId, id);
  return usePolled({
    queryKey,
    queryFn: () => call(getOrder, { id }),
    enabled: visitorId !== '',
    refetchOnMount: 'always',
    every: (data) => {
      const has = (wanted: TicketStatus) => data?.tickets.some(({ status }) => status === wanted) ?? false;
      if (has('refunding')) return GIVING_BACK;
      return data && isAtGate(data, serverNow()) && has('valid') ? AT_GATE : false;
    },
  });
}

/** A call that answers with the order as it is now. After a refusal the order is asked for again: what was seen was old. */
function useOrderCall<In extends CallInput<typeof cancelOrder>>(send: (input: In) => Promise<Order>) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (order) => client.setQueryData(ticketKeys.order(visitorId, order.id), order),
    onError: (_error, { orderId }) => void client.invalidateQueries({ queryKey: ticketKeys.order(visitorId, orderId) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ticketKeys.orders(visitorId) });
      void client.invalidateQueries({ queryKey: ticketKeys.stock });
    },
  });
}

export function useCancelOrder() {
  return useOrderCall((input: CallInput<typeof cancelOrder>) => call(cancelOrder, input));
}

export function useRefundOrder() {
  return useOrderCall((input: CallInput<typeof refundOrder>) => call(refundOrder, input));
}

export function useChangeOrderDay() {
  return useOrderCall((input: CallInput<typeof changeOrderDay>) => call(changeOrderDay, input));
}

export function useAnswerClosure() {
  return useOrderCall((input: CallInput<typeof answerClosure>) => call(answerClosure, input));
}

export function useLeaveWaitingList() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof leaveWaitingList>) => call(leaveWaitingList, input),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ticketKeys.waitlist(visitorId) });
      void client.invalidateQueries({ queryKey: ticketKeys.stock });
    },
  });
}
