import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const lookUpPrize = defineCall<Schemas['lookUpPrize']>('POST', '/api/prizeAdmin/lookUpPrize', 'prizes.handOut');
/** Hands a prize out, once: the second time is `prizeWrittenOff`, whose sentence says when and by whom. */
export const redeemPrize = defineCall<Schemas['redeemPrize']>('POST', '/api/prizeAdmin/writeOffPrize', 'prizes.handOut');
export const getRedemptions = defineCall<Schemas['getRedemptions']>('POST', '/api/prizeAdmin/getWriteOffs', 'prizes.handOut');
export const exportRedemptions = defineCall<Schemas['exportRedemptions']>(
  'GET',
  '/api/prizeAdmin/exportWriteOffs',
  'prizes.handOut',
);
