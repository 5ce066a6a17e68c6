import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What this server was given of WeChat's, without its values. */
export const getWechat = defineCall<Schemas['getWechat']>('GET', '/api/parkAdmin/getWechat', 'park.manage');
/** Asks WeChat, and looks whether its callbacks arrive. */
export const testWechat = defineCall<Schemas['testWechat']>('POST', '/api/parkAdmin/testWechat', 'park.manage');
