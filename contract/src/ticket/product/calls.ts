import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Whether the park is open today and tomorrow, and what is left of its first product, slot by slot. */
export const getOpening = defineCall<Schemas['getOpening']>('GET', '/api/ticketWechat/getOpening', 'public');
/** Products with what is left of them on a day, by default today. */
export const getTickets = defineCall<Schemas['getTickets']>('GET', '/api/ticketWechat/getTickets', 'public', true);
export const getTicket = defineCall<Schemas['getTicket']>('GET', '/api/ticketWechat/getTicket', 'public');
/** The slots of a day. A visitor who is signed in also sees what the waiting list offers. */
export const getTicketStock = defineCall<Schemas['getTicketStock']>('GET', '/api/ticketWechat/getTicketStock', 'public', true);
/** The other fares of its kind for the same day and time: what a family may order together with it. */
export const getTicketsBeside = defineCall<Schemas['getTicketsBeside']>('GET', '/api/ticketWechat/getTicketsBeside', 'public');

export const getProducts = defineCall<Schemas['getProducts']>('GET', '/api/ticketAdmin/getProducts', 'orders.read');
export const exportProducts = defineCall<Schemas['exportProducts']>('GET', '/api/ticketAdmin/exportProducts', 'products.write');
export const saveProduct = defineCall<Schemas['saveProduct']>('POST', '/api/ticketAdmin/saveProduct', 'products.write');
/** What `getTicket` and `getTicketStock` would answer of it on sale, under an id for an hour; nothing is saved. */
export const previewProduct = defineCall<Schemas['previewProduct']>(
  'POST',
  '/api/ticketAdmin/previewProduct',
  'products.write',
);
export const getStock = defineCall<Schemas['getStock']>('GET', '/api/ticketAdmin/getStock', 'stock.write');
/** @see AdminStock; never below what is taken. */
export const setStock = defineCall<Schemas['setStock']>('POST', '/api/ticketAdmin/setStock', 'stock.write');
/** The same for several products, days and slots at once; what cannot be changed, or has been meanwhile, stays as it is. */
export const setStocks = defineCall<Schemas['setStocks']>('POST', '/api/ticketAdmin/setStocks', 'stock.write');
/** The parts of a day, in their order. */
export const getSlots = defineCall<Schemas['getSlots']>('GET', '/api/ticketAdmin/getSlots', 'anyStaff');
/** All of them at once; one whose clock is changed while tickets are sold of it gives way to a new one. */
export const saveSlots = defineCall<Schemas['saveSlots']>('POST', '/api/ticketAdmin/saveSlots', 'stock.write');
export const exportStock = defineCall<Schemas['exportStock']>('GET', '/api/ticketAdmin/exportStock', 'stock.write');
