import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getRefunds = defineCall<Schemas['getRefunds']>('POST', '/api/ticketAdmin/getRefunds', ['helpDesk']);
export const exportRefunds = defineCall<Schemas['exportRefunds']>('GET', '/api/ticketAdmin/exportRefunds', ['helpDesk']);
export const retryRefund = defineCall<Schemas['retryRefund']>('POST', '/api/ticketAdmin/retryRefund', ['owner']);
/** Compares the ledger of a day with WeChat's bill of it. */
export const reconcile = defineCall<Schemas['reconcile']>('POST', '/api/ticketAdmin/reconcile', ['owner']);
