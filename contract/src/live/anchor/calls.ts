import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Sends a registration, or answers with the same one that is being reviewed already. */
export const anchorCommitRegister = call<'anchorCommitRegister'>('POST', '/api/liveWechat/anchorCommitRegister', 'user');
export const getAnchorsDetails = call<'getAnchorsDetails'>('GET', '/api/liveWechat/getAnchorsDetails', 'user');
export const getNewestAudit = call<'getNewestAudit'>('GET', '/api/liveWechat/getNewestAudit', 'user');
export const getLiveMessages = call<'getLiveMessages'>('POST', '/api/liveWechat/getLiveMessages', 'user');

export const getRegistrations = call<'getRegistrations'>('POST', '/api/liveAdmin/getRegistrations', 'live.manage');
/** Deciding the same again changes nothing. */
export const decideRegistration = call<'decideRegistration'>('POST', '/api/liveAdmin/decideRegistration', 'live.manage');
/** Suspends or restores; a suspended anchor's reservations to come are cancelled. */
export const suspendAnchor = call<'suspendAnchor'>('POST', '/api/liveAdmin/suspendAnchor', 'live.manage');
export const exportRegistrations = call<'exportRegistrations'>('GET', '/api/liveAdmin/exportRegistrations', 'live.manage');
