import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;
const WINDOW = ['window'] as const;

export const getWindowDesk = defineCall<Schemas['getWindowDesk']>('GET', '/api/windowAdmin/getDesk', WINDOW);
/** Whoever has a shift open gets that one. */
export const openShift = defineCall<Schemas['openShift']>('POST', '/api/windowAdmin/openShift', WINDOW);
/** Closing what is closed answers with its sheet. */
export const closeShift = defineCall<Schemas['closeShift']>('POST', '/api/windowAdmin/closeShift', WINDOW);
export const getShifts = defineCall<Schemas['getShifts']>('POST', '/api/windowAdmin/getShifts', ['owner']);

/** All of its tickets or none are held, until `payBy`. */
export const startWindowSale = defineCall<Schemas['startWindowSale']>('POST', '/api/windowAdmin/startSale', WINDOW);
/** What is paid is answered as it is. */
export const payWindowSale = defineCall<Schemas['payWindowSale']>('POST', '/api/windowAdmin/paySale', WINDOW);
/** Asks WeChat first while it has a payment code of the sale. */
export const getWindowSale = defineCall<Schemas['getWindowSale']>('GET', '/api/windowAdmin/getSale', WINDOW);
/** Cancelling what is cancelled answers with it unchanged; a payment code is reversed at WeChat. */
export const cancelWindowSale = defineCall<Schemas['cancelWindowSale']>('POST', '/api/windowAdmin/cancelSale', WINDOW);
/** Gives tickets back the way they were paid; cash that a closure owes goes out with them. What was given
 * back before is refused, with who did. */
export const refundWindowSale = defineCall<Schemas['refundWindowSale']>('POST', '/api/windowAdmin/refundSale', WINDOW);
