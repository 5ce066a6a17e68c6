import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getRefunds = defineCall<Schemas['getRefunds']>('POST', '/api/ticketAdmin/getRefunds', 'refunds.read');
export const exportRefunds = defineCall<Schemas['exportRefunds']>('GET', '/api/ticketAdmin/exportRefunds', 'refunds.read');
export const retryRefund = defineCall<Schemas['retryRefund']>('POST', '/api/ticketAdmin/retryRefund', 'payments.manage');
/** The newest test payment, of which WeChat is asked. */
export const getTestPayment = defineCall<Schemas['getTestPayment']>('POST', '/api/ticketAdmin/getTestPayment', 'park.manage');
/** One fen by a code that an owner scans; it goes back by itself. */
export const startTestPayment = defineCall<Schemas['startTestPayment']>(
  'POST',
  '/api/ticketAdmin/startTestPayment',
  'park.manage',
);
/** Compares the ledger of a day with WeChat's bill of it. */
export const reconcile = defineCall<Schemas['reconcile']>('POST', '/api/ticketAdmin/reconcile', 'payments.manage');
