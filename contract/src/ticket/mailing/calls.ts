import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** How many people a message to whoever comes on a day, or in a slot, would reach now. */
export const previewMailing = defineCall<Schemas['previewMailing']>('GET', '/api/ticketAdmin/previewMailing', 'mailings.send');
/** The same `id` again sends nothing again. */
export const sendMailing = defineCall<Schemas['sendMailing']>('POST', '/api/ticketAdmin/sendMailing', 'mailings.send');
export const getMailings = defineCall<Schemas['getMailings']>('POST', '/api/ticketAdmin/getMailings', 'mailings.send');
