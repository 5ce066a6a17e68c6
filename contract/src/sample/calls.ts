import { defineCall } from '../call';
import { STAFF_ROLES } from '../staff/roles';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Whether the invented park is still here: all staff see what is of it. */
export const getSample = defineCall<Schemas['getSample']>('GET', '/api/sampleAdmin/getSample', STAFF_ROLES);

export const removeSample = defineCall<Schemas['removeSample']>('POST', '/api/sampleAdmin/removeSample', ['owner']);
