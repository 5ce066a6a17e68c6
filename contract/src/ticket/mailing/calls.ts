import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const previewMailing = call<'previewMailing'>('GET', '/api/ticketAdmin/previewMailing', 'mailings.send');
/** The same `id` again sends nothing again. */
export const sendMailing = call<'sendMailing'>('POST', '/api/ticketAdmin/sendMailing', 'mailings.send');
export const getMailings = call<'getMailings'>('POST', '/api/ticketAdmin/getMailings', 'mailings.send');
