import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The pages that are locked now. The server refuses none of their calls: a lock is about what is shown. */
export const getPageLocks = defineCall<Schemas['getPageLocks']>('GET', '/api/parkWechat/getPageLocks', 'public', true);

export const getAdminPageLocks = defineCall<Schemas['getAdminPageLocks']>(
  'GET',
  '/api/parkAdmin/getPageLocks',
  'content.write',
);
/** Locking a locked page changes why and until when. */
export const lockPage = defineCall<Schemas['lockPage']>('POST', '/api/parkAdmin/lockPage', 'content.write');
/** Unlocking an open page changes nothing. */
export const unlockPage = defineCall<Schemas['unlockPage']>('POST', '/api/parkAdmin/unlockPage', 'content.write');
