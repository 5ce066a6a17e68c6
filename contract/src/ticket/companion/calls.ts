import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The newest link counts: asking again for the same tickets ends the one before. */
export const shareTickets = call<'shareTickets'>('POST', '/api/ticketWechat/shareTickets', 'user');
/** Also from a companion who has them; taking back what is in one's hand changes nothing. */
export const takeBackTickets = call<'takeBackTickets'>('POST', '/api/ticketWechat/takeBackTickets', 'user');
export const getSharedTickets = call<'getSharedTickets'>('GET', '/api/ticketWechat/getSharedTickets', 'user');
/** Whoever takes them first has them; the same visitor again changes nothing. */
export const takeSharedTickets = call<'takeSharedTickets'>('POST', '/api/ticketWechat/takeSharedTickets', 'user');
