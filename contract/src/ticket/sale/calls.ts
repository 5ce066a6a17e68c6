import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The same `Idempotency-Key` answers with the same order, however often and however late it is sent. */
export const addOrder = defineCall<Schemas['addOrder']>('POST', '/api/ticketWechat/addOrder', 'user');

/** Orders that are made, paid and cancelled together, or none; answers with the first of them. One line is `addOrder`. */
export const addBasket = defineCall<Schemas['addBasket']>('POST', '/api/ticketWechat/addBasket', 'user');

/** What each of these saved visitors would pay with a product on a day, and has to show; nothing is ordered by it. */
export const getFares = defineCall<Schemas['getFares']>('POST', '/api/ticketWechat/getFares', 'user');

export const getDayFigures = defineCall<Schemas['getDayFigures']>('GET', '/api/ticketAdmin/getDayFigures', 'gate.scan');
