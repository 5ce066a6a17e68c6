import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const joinWaitingRoom = call<'joinWaitingRoom'>('POST', '/api/ticketWechat/joinWaitingRoom', 'user');
/** How far a place has come. Asked by all who wait, so it costs the server no query and no sign-in: the token tells whose it is. */
export const getWaitingPlace = call<'getWaitingPlace'>('POST', '/api/ticketWechat/getWaitingPlace', 'public');

export const getWaitingRoom = call<'getWaitingRoom'>('GET', '/api/ticketAdmin/getWaitingRoom', 'stock.write');
export const setWaitingRoom = call<'setWaitingRoom'>('POST', '/api/ticketAdmin/setWaitingRoom', 'stock.write');
