import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getSample = call<'getSample'>('GET', '/api/sampleAdmin/getSample', 'anyStaff');

export const removeSample = call<'removeSample'>('POST', '/api/sampleAdmin/removeSample', 'park.manage');
