import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getReport = call<'getReport'>('GET', '/api/reportAdmin/getReport', 'reports.read');
export const exportReport = call<'exportReport'>('GET', '/api/reportAdmin/exportReport', 'reports.read');
