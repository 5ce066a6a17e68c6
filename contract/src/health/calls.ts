import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getStatus = call<'getStatus'>('GET', '/api/staffAdmin/getStatus', 'park.manage');
