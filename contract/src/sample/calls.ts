import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Whether the invented park is still here: all staff see what is of it. */
export const getSample = call<'getSample'>('GET', '/api/sampleAdmin/getSample', 'anyStaff');

export const removeSample = call<'removeSample'>('POST', '/api/sampleAdmin/removeSample', 'park.manage');
