import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getTicketWindow = call<'getTicketWindow'>('GET', '/api/ticketWechat/getTicketWindow', 'public');

export const getAdminTicketWindow = call<'getAdminTicketWindow'>('GET', '/api/ticketAdmin/getTicketWindow', 'stock.write');
export const saveTicketWindow = call<'saveTicketWindow'>('POST', '/api/ticketAdmin/saveTicketWindow', 'stock.write');
