import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getOrders = call<'getOrders'>('POST', '/api/ticketWechat/getOrders', 'user');
/** Paid orders of today and of the days to come, the nearest first, those of today also when all of them were used. */
export const getComingOrders = call<'getComingOrders'>('GET', '/api/ticketWechat/getComingOrders', 'user');
/** Asks WeChat first while a payment may have come that nobody told us of. */
export const getOrder = call<'getOrder'>('GET', '/api/ticketWechat/getOrder', 'user');
/** Which of your orders a number of WeChat's list of orders (订单中心) is about. */
export const getOrderOfTrade = call<'getOrderOfTrade'>('GET', '/api/ticketWechat/getOrderOfTrade', 'user');
export const payOrder = call<'payOrder'>('POST', '/api/ticketWechat/payOrder', 'user');
/** Cancelling what is cancelled answers with it unchanged. */
export const cancelOrder = call<'cancelOrder'>('POST', '/api/ticketWechat/cancelOrder', 'user');
/** Without `ticketIds`: every ticket of the order that can be given back. Repeating it gives back nothing twice. */
export const refundOrder = call<'refundOrder'>('POST', '/api/ticketWechat/refundOrder', 'user');
export const changeOrderDay = call<'changeOrderDay'>('POST', '/api/ticketWechat/changeOrderDay', 'user');

export const getAdminOrders = call<'getAdminOrders'>('POST', '/api/ticketAdmin/getOrders', 'orders.read');
export const getOrderTotals = call<'getOrderTotals'>('POST', '/api/ticketAdmin/getOrderTotals', 'orders.read');
export const getAdminOrder = call<'getAdminOrder'>('GET', '/api/ticketAdmin/getOrder', 'orders.read');
export const getOrderHistory = call<'getOrderHistory'>('GET', '/api/ticketAdmin/getOrderHistory', 'orders.change');
export const refundByPark = call<'refundByPark'>('POST', '/api/ticketAdmin/refundOrder', 'refunds.make');
export const exportOrders = call<'exportOrders'>('GET', '/api/ticketAdmin/exportOrders', 'orders.read');
