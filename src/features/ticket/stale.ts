import { getOrder, getOrders } from '@park/contract/ticket/order/calls';
import { getTicket, getTicketStock, getTickets, getTicketsBeside } from '@park/contract/ticket/product/calls';

/** What every sale and refund changes: how much is left. */
export const STOCK = [getTickets, getTicket, getTicketStock, getTicketsBeside] as const;

/** Of a call that answers with the order as it is now. */
export const ORDER_CHANGED = { answers: getOrder, stale: [getOrders, ...STOCK] } as const;
