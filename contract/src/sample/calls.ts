import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Whether the invented park is still here: all staff see what is of it. */
export const getSample = defineCall<Schemas['getSample']>('GET', '/api/sampleAdmin/getSample', 'anyStaff');

export const removeSample = defineCall<Schemas['removeSample']>('POST', '/api/sampleAdmin/removeSample', 'park.manage');
