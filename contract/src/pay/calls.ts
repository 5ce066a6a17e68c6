import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getRefunds = call<'getRefunds'>('POST', '/api/ticketAdmin/getRefunds', 'refunds.read');
export const exportRefunds = call<'exportRefunds'>('GET', '/api/ticketAdmin/exportRefunds', 'refunds.read');
export const retryRefund = call<'retryRefund'>('POST', '/api/ticketAdmin/retryRefund', 'payments.manage');
export const getTestPayment = call<'getTestPayment'>('POST', '/api/ticketAdmin/getTestPayment', 'park.manage');
export const startTestPayment = call<'startTestPayment'>('POST', '/api/ticketAdmin/startTestPayment', 'park.manage');
export const reconcile = call<'reconcile'>('POST', '/api/ticketAdmin/reconcile', 'payments.manage');
