import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getReport = defineCall<Schemas['getReport']>('GET', '/api/reportAdmin/getReport', 'reports.read');
export const exportReport = defineCall<Schemas['exportReport']>('GET', '/api/reportAdmin/exportReport', 'reports.read');
