import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;
const STAFF = ['draw', 'gate'] as const;

export const lookUpPrize = defineCall<Schemas['lookUpPrize']>('POST', '/api/prizeAdmin/lookUpPrize', STAFF);
/** Hands a prize out, once: the second time is `prizeWrittenOff`, whose sentence says when and by whom. */
export const redeemPrize = defineCall<Schemas['redeemPrize']>('POST', '/api/prizeAdmin/writeOffPrize', STAFF);
export const getRedemptions = defineCall<Schemas['getRedemptions']>('POST', '/api/prizeAdmin/getWriteOffs', STAFF);
export const exportRedemptions = defineCall<Schemas['exportRedemptions']>('GET', '/api/prizeAdmin/exportWriteOffs', STAFF);
