import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getOrderNotes = call<'getOrderNotes'>('GET', '/api/ticketAdmin/getOrderNotes', 'orders.change');
/** The same `id` again writes nothing again. @returns all notes of the order */
export const addOrderNote = call<'addOrderNote'>('POST', '/api/ticketAdmin/addOrderNote', 'orders.change');
/** The visitor is told why. Beyond the end of the day before and the number of changes, which stays theirs; the price stays. */
export const moveOrderByPark = call<'moveOrderByPark'>('POST', '/api/ticketAdmin/moveOrder', 'orders.change');
/** In fen, at most what is left of what was paid; the tickets stay as they are. The same `id` again gives back nothing again. */
export const refundPartByPark = call<'refundPartByPark'>('POST', '/api/ticketAdmin/refundPart', 'refunds.make');
/** Refunds beyond the limit of who asked for them. */
export const getRefundRequests = call<'getRefundRequests'>('GET', '/api/ticketAdmin/getRefundRequests', 'refunds.read');
export const approveRefund = call<'approveRefund'>('POST', '/api/ticketAdmin/approveRefund', 'refunds.approve');
/** Who asked reads why in the list. */
export const declineRefund = call<'declineRefund'>('POST', '/api/ticketAdmin/declineRefund', 'refunds.approve');
/** Of a ticket with a name, before it is used; without `document` the number stays. The buyer is told why. */
export const correctTicketPerson = call<'correctTicketPerson'>('POST', '/api/ticketAdmin/correctTicketPerson', 'orders.change');
export const resendTickets = call<'resendTickets'>('POST', '/api/ticketAdmin/resendTickets', 'orders.change');
export const getOrderPhone = call<'getOrderPhone'>('POST', '/api/ticketAdmin/getOrderPhone', 'orders.change');
export const getOrderEntries = call<'getOrderEntries'>('GET', '/api/ticketAdmin/getOrderEntries', 'orders.change');
