import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The same `Idempotency-Key` answers with the same order, however often and however late it is sent. */
export const addOrder = call<'addOrder'>('POST', '/api/ticketWechat/addOrder', 'user');

/** Orders that are made, paid and cancelled together, or none; answers with the first of them. One line is `addOrder`. */
export const addBasket = call<'addBasket'>('POST', '/api/ticketWechat/addBasket', 'user');

/** What each of these saved visitors would pay with a product on a day, and has to show; nothing is ordered by it. */
export const getFares = call<'getFares'>('POST', '/api/ticketWechat/getFares', 'user');

export const getDayFigures = call<'getDayFigures'>('GET', '/api/ticketAdmin/getDayFigures', 'gate.scan');
