import { endpoint } from '../endpoint';
import type { AdminPageLock, LockPageIn, UnlockPageIn } from './adminSchemas';
import type { Nothing } from './schemas';

export const getAdminPageLocks = endpoint<Nothing, AdminPageLock[]>('GET', '/api/parkAdmin/getPageLocks', 'admin', ['content']);
export const lockPage = endpoint<LockPageIn, AdminPageLock>('POST', '/api/parkAdmin/lockPage', 'admin', ['content']);
/** Unlocking an open page changes nothing. */
export const unlockPage = endpoint<UnlockPageIn, null>('POST', '/api/parkAdmin/unlockPage', 'admin', ['content']);
