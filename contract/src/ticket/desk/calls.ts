import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What staff wrote about an order for each other, oldest first. */
export const getOrderNotes = defineCall<Schemas['getOrderNotes']>('GET', '/api/ticketAdmin/getOrderNotes', ['helpDesk']);
/** The same `id` again writes nothing again. @returns all notes of the order */
export const addOrderNote = defineCall<Schemas['addOrderNote']>('POST', '/api/ticketAdmin/addOrderNote', ['helpDesk']);
