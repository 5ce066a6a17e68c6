import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getWindowDesk = defineCall<Schemas['getWindowDesk']>('GET', '/api/windowAdmin/getDesk', 'window.sell');
/** Whoever has a shift open gets that one. */
export const openShift = defineCall<Schemas['openShift']>('POST', '/api/windowAdmin/openShift', 'window.sell');
/** Closing what is closed answers with its sheet. */
export const closeShift = defineCall<Schemas['closeShift']>('POST', '/api/windowAdmin/closeShift', 'window.sell');
export const getShifts = defineCall<Schemas['getShifts']>('POST', '/api/windowAdmin/getShifts', 'reports.read');

/** All of its tickets or none are held, until `payBy`. */
export const startWindowSale = defineCall<Schemas['startWindowSale']>('POST', '/api/windowAdmin/startSale', 'window.sell');
/** What is paid is answered as it is. */
export const payWindowSale = defineCall<Schemas['payWindowSale']>('POST', '/api/windowAdmin/paySale', 'window.sell');
/** Asks WeChat first while it has a payment code of the sale. */
export const getWindowSale = defineCall<Schemas['getWindowSale']>('GET', '/api/windowAdmin/getSale', 'window.sell');
/** Cancelling what is cancelled answers with it unchanged; a payment code is reversed at WeChat. */
export const cancelWindowSale = defineCall<Schemas['cancelWindowSale']>('POST', '/api/windowAdmin/cancelSale', 'window.sell');
/** Gives tickets back the way they were paid; cash that a closure owes goes out with them. What was given
 * back before is refused, with who did. */
export const refundWindowSale = defineCall<Schemas['refundWindowSale']>('POST', '/api/windowAdmin/refundSale', 'window.sell');
