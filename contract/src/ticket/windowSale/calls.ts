import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getWindowDesk = call<'getWindowDesk'>('GET', '/api/windowAdmin/getDesk', 'window.sell');
/** Whoever has a shift open gets that one. */
export const openShift = call<'openShift'>('POST', '/api/windowAdmin/openShift', 'window.sell');
/** Closing what is closed answers with its sheet. */
export const closeShift = call<'closeShift'>('POST', '/api/windowAdmin/closeShift', 'window.sell');
export const getShifts = call<'getShifts'>('POST', '/api/windowAdmin/getShifts', 'reports.read');

/** All of its tickets or none are held, until `payBy`. */
export const startWindowSale = call<'startWindowSale'>('POST', '/api/windowAdmin/startSale', 'window.sell');
/** What is paid is answered as it is. */
export const payWindowSale = call<'payWindowSale'>('POST', '/api/windowAdmin/paySale', 'window.sell');
/** Asks WeChat first while it has a payment code of the sale. */
export const getWindowSale = call<'getWindowSale'>('GET', '/api/windowAdmin/getSale', 'window.sell');
/** Cancelling what is cancelled answers with it unchanged; a payment code is reversed at WeChat. */
export const cancelWindowSale = call<'cancelWindowSale'>('POST', '/api/windowAdmin/cancelSale', 'window.sell');
/** Gives tickets back the way they were paid; cash that a closure owes goes out with them. What was given
 * back before is refused, with who did. */
export const refundWindowSale = call<'refundWindowSale'>('POST', '/api/windowAdmin/refundSale', 'window.sell');

/** Tickets for sales without a network, which nobody else can buy from then on; the same key gets the same ones. */
export const takeWindowQuota = call<'takeWindowQuota'>('POST', '/api/windowAdmin/takeQuota', 'window.sell');
/** Only the browser that took them knows that they were not sold. What is given back already stays so. */
export const giveBackWindowQuota = call<'giveBackWindowQuota'>('POST', '/api/windowAdmin/giveBackQuota', 'window.sell');
/** Sales that were made without a network. Each is settled once for its key, in its own shift, or refused with why; the rest go on. */
export const settleWindowSales = call<'settleWindowSales'>('POST', '/api/windowAdmin/settleSales', 'window.sell');
