import { defineCall } from '../call';
import type { schemas } from './schemas';

/** For which desks of a part that is switched off somebody may still come. */
export const getDesks = defineCall<(typeof schemas)['getDesks']>('GET', '/api/staffAdmin/getDesks', 'anyStaff');

/** A day at a glance, for all staff; each sees what belongs to their work. */
export const getOverview = defineCall<(typeof schemas)['getOverview']>('GET', '/api/staffAdmin/getOverview', 'anyStaff');
