import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** One entry an account a round; the same account with the same name and phone answers with the same again, so a retry is safe. */
export const enter = defineCall<Schemas['enter']>('POST', '/api/prizeWechat/enter', 'user');
/** A forged receipt, a phone that did not enter and another name are all `entryNotFound`. */
export const getStatus = defineCall<Schemas['getStatus']>('POST', '/api/prizeWechat/getStatus', 'public');

export const getEntries = defineCall<Schemas['getEntries']>('POST', '/api/prizeAdmin/getEntries', 'draws.manage');
export const exportEntries = defineCall<Schemas['exportEntries']>('GET', '/api/prizeAdmin/exportEntries', 'draws.manage');
