import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** What this server was given of WeChat's, without its values. */
export const getWechat = call<'getWechat'>('GET', '/api/parkAdmin/getWechat', 'park.manage');
export const testWechat = call<'testWechat'>('POST', '/api/parkAdmin/testWechat', 'park.manage');
