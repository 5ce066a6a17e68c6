import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What staff wrote about an order for each other, oldest first. */
export const getOrderNotes = defineCall<Schemas['getOrderNotes']>('GET', '/api/ticketAdmin/getOrderNotes', ['helpDesk']);
/** The same `id` again writes nothing again. @returns all notes of the order */
export const addOrderNote = defineCall<Schemas['addOrderNote']>('POST', '/api/ticketAdmin/addOrderNote', ['helpDesk']);
/** The visitor is told why. Beyond the end of the day before and the number of changes, which stays theirs; the price stays. */
export const moveOrderByPark = defineCall<Schemas['moveOrderByPark']>('POST', '/api/ticketAdmin/moveOrder', ['helpDesk']);
/** In fen, at most what is left of what was paid; the tickets stay as they are. The same `id` again gives back nothing again. */
export const refundPartByPark = defineCall<Schemas['refundPartByPark']>('POST', '/api/ticketAdmin/refundPart', ['owner']);
/** Of a ticket with a name, before it is used; without `document` the number stays. The buyer is told why. */
export const correctTicketPerson = defineCall<Schemas['correctTicketPerson']>('POST', '/api/ticketAdmin/correctTicketPerson', [
  'helpDesk',
]);
/** Tells the buyer of their tickets once more in the app's messages, once a minute at most. */
export const resendTickets = defineCall<Schemas['resendTickets']>('POST', '/api/ticketAdmin/resendTickets', ['helpDesk']);
/** The whole number, which is written into the log with the reason. */
export const getOrderPhone = defineCall<Schemas['getOrderPhone']>('POST', '/api/ticketAdmin/getOrderPhone', ['helpDesk']);
/** What gates answered about an order's tickets: where, when and who stood there, oldest first. */
export const getOrderEntries = defineCall<Schemas['getOrderEntries']>('GET', '/api/ticketAdmin/getOrderEntries', ['helpDesk']);
