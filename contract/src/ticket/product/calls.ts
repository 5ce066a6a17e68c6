import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Whether the park is open today and tomorrow, and what is left of its first product, slot by slot. */
export const getOpening = call<'getOpening'>('GET', '/api/ticketWechat/getOpening', 'public');
/** Products with what is left of them on a day, by default today. */
export const getTickets = call<'getTickets'>('GET', '/api/ticketWechat/getTickets', 'public', true);
export const getTicket = call<'getTicket'>('GET', '/api/ticketWechat/getTicket', 'public');
/** The slots of a day. A visitor who is signed in also sees what the waiting list offers. */
export const getTicketStock = call<'getTicketStock'>('GET', '/api/ticketWechat/getTicketStock', 'public', true);
export const getTicketsBeside = call<'getTicketsBeside'>('GET', '/api/ticketWechat/getTicketsBeside', 'public');

export const getProducts = call<'getProducts'>('GET', '/api/ticketAdmin/getProducts', 'orders.read');
export const exportProducts = call<'exportProducts'>('GET', '/api/ticketAdmin/exportProducts', 'products.write');
export const saveProduct = call<'saveProduct'>('POST', '/api/ticketAdmin/saveProduct', 'products.write');
/** What `getTicket` and `getTicketStock` would answer of it on sale, under an id for an hour; nothing is saved. */
export const previewProduct = call<'previewProduct'>('POST', '/api/ticketAdmin/previewProduct', 'products.write');
export const getStock = call<'getStock'>('GET', '/api/ticketAdmin/getStock', 'stock.write');
export const setStock = call<'setStock'>('POST', '/api/ticketAdmin/setStock', 'stock.write');
/** The same for several products, days and slots at once; what cannot be changed, or has been meanwhile, stays as it is. */
export const setStocks = call<'setStocks'>('POST', '/api/ticketAdmin/setStocks', 'stock.write');
export const getSlots = call<'getSlots'>('GET', '/api/ticketAdmin/getSlots', 'anyStaff');
/** All of them at once; one whose clock is changed while tickets are sold of it gives way to a new one. */
export const saveSlots = call<'saveSlots'>('POST', '/api/ticketAdmin/saveSlots', 'stock.write');
export const exportStock = call<'exportStock'>('GET', '/api/ticketAdmin/exportStock', 'stock.write');
