import type { TicketStatus } from '@park/contract/ticket/limits';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { call } from '@/api/client';
import { persisted } from '@/api/persistedAnswers';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useVisitorId } from '@/session/store';
import { isAtGate, linesOf } from './rules';

/** How often an order is asked for while its holder may stand at the gate. ms */
const AT_GATE = 10_000;
/** How often while money is on its way back: usually it is there within seconds. ms */
const GIVING_BACK = 5_000;

/**
 * One order with its tickets, fresh whenever its page opens. Near the gate, and while a refund is under way, it is asked for
 * again and again, so that the page says what became of it. Without a network the phone shows what it was told last.
 */
export function useOrder(id: string) {
  const visitorId = useVisitorId();
  const queryKey = keyOf(getOrder, visitorId, { id });
  return usePolled({
    ...persisted<Order>(queryKey),
    queryKey,
    queryFn: () => call(getOrder, { id }),
    enabled: visitorId !== '',
    refetchOnMount: 'always',
    every: (data) => {
      const has = (wanted: TicketStatus) =>
        (data && linesOf(data).some(({ tickets }) => tickets.some(({ status }) => status === wanted))) ?? false;
      if (has('refunding')) return GIVING_BACK;
      return data && isAtGate(data, serverNow()) && has('valid') ? AT_GATE : false;
    },
  });
}
