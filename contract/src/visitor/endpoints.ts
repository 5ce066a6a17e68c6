import { endpoint } from '../endpoint';
import type { Mine, Nothing } from './schemas';

/** All counts of the visitor's own page in one call. */
export const getMine = endpoint<Nothing, Mine>('GET', '/api/visitorWechat/getMine', 'user');
