import { defineCall } from '../call';
import { STAFF_ROLES } from '../staff/roles';
import type { schemas } from './schemas';

/** A day at a glance, for all staff; each sees what belongs to their work. */
export const getOverview = defineCall<(typeof schemas)['getOverview']>('GET', '/api/staffAdmin/getOverview', STAFF_ROLES);
