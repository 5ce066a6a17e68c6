import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Sends a registration, or answers with the same one that is being reviewed already. */
export const anchorCommitRegister = defineCall<Schemas['anchorCommitRegister']>(
  'POST',
  '/api/liveWechat/anchorCommitRegister',
  'user',
);
export const getAnchorsDetails = defineCall<Schemas['getAnchorsDetails']>('GET', '/api/liveWechat/getAnchorsDetails', 'user');
export const getNewestAudit = defineCall<Schemas['getNewestAudit']>('GET', '/api/liveWechat/getNewestAudit', 'user');
export const getLiveMessages = defineCall<Schemas['getLiveMessages']>('POST', '/api/liveWechat/getLiveMessages', 'user');

export const getRegistrations = defineCall<Schemas['getRegistrations']>(
  'POST',
  '/api/liveAdmin/getRegistrations',
  'live.manage',
);
/** Deciding the same again changes nothing. */
export const decideRegistration = defineCall<Schemas['decideRegistration']>(
  'POST',
  '/api/liveAdmin/decideRegistration',
  'live.manage',
);
/** Suspends or restores; a suspended anchor's reservations to come are cancelled. */
export const suspendAnchor = defineCall<Schemas['suspendAnchor']>('POST', '/api/liveAdmin/suspendAnchor', 'live.manage');
export const exportRegistrations = defineCall<Schemas['exportRegistrations']>(
  'GET',
  '/api/liveAdmin/exportRegistrations',
  'live.manage',
);
