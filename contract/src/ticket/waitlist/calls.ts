import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Asking again for the same slot answers with the entry one has; its quantity becomes the new one while waiting. */
export const joinWaitingList = call<'joinWaitingList'>('POST', '/api/ticketWechat/joinWaitingList', 'user');
export const leaveWaitingList = call<'leaveWaitingList'>('POST', '/api/ticketWechat/leaveWaitingList', 'user');
export const getWaitingList = call<'getWaitingList'>('GET', '/api/ticketWechat/getWaitingList', 'user', true);
