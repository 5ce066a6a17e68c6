import { listEndpoint } from '../endpoint';
import type { Nothing, PageLock } from './schemas';

/** The pages that are locked now. The server refuses none of their calls: a lock is about what is shown. */
export const getPageLocks = listEndpoint<Nothing, PageLock>('GET', '/api/parkWechat/getPageLocks', 'public');
