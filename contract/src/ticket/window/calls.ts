import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Where tickets are sold by a person, for whoever has no phone or does not use it. */
export const getTicketWindow = defineCall<Schemas['getTicketWindow']>('GET', '/api/ticketWechat/getTicketWindow', 'public');

export const getAdminTicketWindow = defineCall<Schemas['getAdminTicketWindow']>(
  'GET',
  '/api/ticketAdmin/getTicketWindow',
  'stock.write',
);
export const saveTicketWindow = defineCall<Schemas['saveTicketWindow']>(
  'POST',
  '/api/ticketAdmin/saveTicketWindow',
  'stock.write',
);
