import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The newest link counts: asking again for the same tickets ends the one before. */
export const shareTickets = defineCall<Schemas['shareTickets']>('POST', '/api/ticketWechat/shareTickets', 'user');
/** Also from a companion who has them; taking back what is in one's hand changes nothing. */
export const takeBackTickets = defineCall<Schemas['takeBackTickets']>('POST', '/api/ticketWechat/takeBackTickets', 'user');
export const getSharedTickets = defineCall<Schemas['getSharedTickets']>('GET', '/api/ticketWechat/getSharedTickets', 'user');
/** Whoever takes them first has them; the same visitor again changes nothing. */
export const takeSharedTickets = defineCall<Schemas['takeSharedTickets']>(
  'POST',
  '/api/ticketWechat/takeSharedTickets',
  'user',
);
