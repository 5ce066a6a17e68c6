import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The pages that are locked now. The server refuses none of their calls: a lock is about what is shown. */
export const getPageLocks = call<'getPageLocks'>('GET', '/api/parkWechat/getPageLocks', 'public', true);

export const getAdminPageLocks = call<'getAdminPageLocks'>('GET', '/api/parkAdmin/getPageLocks', 'content.write');
/** Locking a locked page changes why and until when. */
export const lockPage = call<'lockPage'>('POST', '/api/parkAdmin/lockPage', 'content.write');
/** Unlocking an open page changes nothing. */
export const unlockPage = call<'unlockPage'>('POST', '/api/parkAdmin/unlockPage', 'content.write');
