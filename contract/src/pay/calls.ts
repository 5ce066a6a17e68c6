import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getRefunds = call<'getRefunds'>('POST', '/api/ticketAdmin/getRefunds', 'refunds.read');
export const exportRefunds = call<'exportRefunds'>('GET', '/api/ticketAdmin/exportRefunds', 'refunds.read');
export const retryRefund = call<'retryRefund'>('POST', '/api/ticketAdmin/retryRefund', 'payments.manage');
/** The newest test payment, of which WeChat is asked. */
export const getTestPayment = call<'getTestPayment'>('POST', '/api/ticketAdmin/getTestPayment', 'park.manage');
/** One fen by a code that an owner scans; it goes back by itself. */
export const startTestPayment = call<'startTestPayment'>('POST', '/api/ticketAdmin/startTestPayment', 'park.manage');
/** Compares the ledger of a day with WeChat's bill of it. */
export const reconcile = call<'reconcile'>('POST', '/api/ticketAdmin/reconcile', 'payments.manage');
