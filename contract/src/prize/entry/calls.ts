import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** One entry an account a round; the same account with the same name and phone answers with the same again, so a retry is safe. */
export const enter = call<'enter'>('POST', '/api/prizeWechat/enter', 'user');
/** A forged receipt, a phone that did not enter and another name are all `entryNotFound`. */
export const getStatus = call<'getStatus'>('POST', '/api/prizeWechat/getStatus', 'public');

export const getEntries = call<'getEntries'>('POST', '/api/prizeAdmin/getEntries', 'draws.manage');
export const exportEntries = call<'exportEntries'>('GET', '/api/prizeAdmin/exportEntries', 'draws.manage');
