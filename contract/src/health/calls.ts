import { defineCall } from '../call';
import type { schemas } from './schemas';

/** How the park itself is. */
export const getStatus = defineCall<(typeof schemas)['getStatus']>('GET', '/api/staffAdmin/getStatus', 'park.manage');
