import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** One's own, the newest first; of an exhibit that is gone, too. */
export const getStamps = call<'getStamps'>('GET', '/api/stampWechat/getStamps', 'user', true);
/** What the phone kept until it had a network. Sent again it changes nothing; what proves nothing is told apart, not refused. */
export const collectStamps = call<'collectStamps'>('POST', '/api/stampWechat/collectStamps', 'user');

/** What the codes of signs say, for printing them. */
export const getSignCodes = call<'getSignCodes'>('GET', '/api/stampAdmin/getSignCodes', 'content.write');
