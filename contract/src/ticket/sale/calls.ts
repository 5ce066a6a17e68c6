import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The same `Idempotency-Key` answers with the same order, however often and however late it is sent. */
export const addOrder = defineCall<Schemas['addOrder']>('POST', '/api/ticketWechat/addOrder', 'user');

/** What each of these saved visitors would pay with a product on a day, and has to show; nothing is ordered by it. */
export const getFares = defineCall<Schemas['getFares']>('POST', '/api/ticketWechat/getFares', 'user');

export const getDayFigures = defineCall<Schemas['getDayFigures']>('GET', '/api/ticketAdmin/getDayFigures', 'gate.scan');
