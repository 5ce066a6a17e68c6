import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getRefunds = defineCall<Schemas['getRefunds']>('POST', '/api/ticketAdmin/getRefunds', ['helpDesk']);
export const exportRefunds = defineCall<Schemas['exportRefunds']>('GET', '/api/ticketAdmin/exportRefunds', ['helpDesk']);
export const retryRefund = defineCall<Schemas['retryRefund']>('POST', '/api/ticketAdmin/retryRefund', ['owner']);
/** The newest test payment, of which WeChat is asked. */
export const getTestPayment = defineCall<Schemas['getTestPayment']>('POST', '/api/ticketAdmin/getTestPayment', ['owner']);
/** One fen by a code that an owner scans; it goes back by itself. */
export const startTestPayment = defineCall<Schemas['startTestPayment']>('POST', '/api/ticketAdmin/startTestPayment', ['owner']);
/** Compares the ledger of a day with WeChat's bill of it. */
export const reconcile = defineCall<Schemas['reconcile']>('POST', '/api/ticketAdmin/reconcile', ['owner']);
