import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const lookUpPrize = call<'lookUpPrize'>('POST', '/api/prizeAdmin/lookUpPrize', 'prizes.handOut');
/** Hands a prize out, once: the second time is `prizeWrittenOff`, whose sentence says when and by whom. */
export const redeemPrize = call<'redeemPrize'>('POST', '/api/prizeAdmin/writeOffPrize', 'prizes.handOut');
export const getRedemptions = call<'getRedemptions'>('POST', '/api/prizeAdmin/getWriteOffs', 'prizes.handOut');
export const exportRedemptions = call<'exportRedemptions'>('GET', '/api/prizeAdmin/exportWriteOffs', 'prizes.handOut');
