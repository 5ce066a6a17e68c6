import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getDraw = call<'getDraw'>('GET', '/api/prizeWechat/getDraw', 'public');
/** From the closing on, and never another one: it may be kept. */
export const getEntrants = call<'getEntrants'>('GET', '/api/prizeWechat/getEntrants', 'public');
