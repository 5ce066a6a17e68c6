import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getDraw = defineCall<Schemas['getDraw']>('GET', '/api/prizeWechat/getDraw', 'public');
/** From the closing on, and never another one: it may be kept. */
export const getEntrants = defineCall<Schemas['getEntrants']>('GET', '/api/prizeWechat/getEntrants', 'public');
