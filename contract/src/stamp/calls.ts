import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** One's own, the newest first; of an exhibit that is gone, too. */
export const getStamps = defineCall<Schemas['getStamps']>('GET', '/api/stampWechat/getStamps', 'user', true);
/** What the phone kept until it had a network. Sent again it changes nothing; what proves nothing is told apart, not refused. */
export const collectStamps = defineCall<Schemas['collectStamps']>('POST', '/api/stampWechat/collectStamps', 'user');

/** What the codes of signs say, for printing them. */
export const getSignCodes = defineCall<Schemas['getSignCodes']>('GET', '/api/stampAdmin/getSignCodes', 'content.write');
