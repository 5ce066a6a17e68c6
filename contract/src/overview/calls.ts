import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** For which desks of a part that is switched off somebody may still come. */
export const getDesks = call<'getDesks'>('GET', '/api/staffAdmin/getDesks', 'anyStaff');

/** A day at a glance, for all staff; each sees what belongs to their work. */
export const getOverview = call<'getOverview'>('GET', '/api/staffAdmin/getOverview', 'anyStaff');
