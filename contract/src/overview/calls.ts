import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getDesks = call<'getDesks'>('GET', '/api/staffAdmin/getDesks', 'anyStaff');

export const getOverview = call<'getOverview'>('GET', '/api/staffAdmin/getOverview', 'anyStaff');
