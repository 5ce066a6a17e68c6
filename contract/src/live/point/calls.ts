import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getLivePoints = call<'getLivePoints'>('POST', '/api/liveWechat/getLivePoints', 'public');
export const getLivePoint = call<'getLivePoint'>('GET', '/api/liveWechat/getLivePoint', 'public');
export const getLivePlatforms = call<'getLivePlatforms'>('GET', '/api/liveWechat/getLivePlatforms', 'public', true);

/** Opens or closes; a closed point's reservations to come are cancelled. */
export const setPointOpen = call<'setPointOpen'>('POST', '/api/liveAdmin/setPointOpen', 'live.manage');
/** Every point, in the visitors' order. */
export const getAdminPoints = call<'getAdminPoints'>('GET', '/api/liveAdmin/getPoints', 'live.manage');
/** One point, to edit. */
export const getAdminPoint = call<'getAdminPoint'>('GET', '/api/liveAdmin/getPoint', 'live.manage');
/** Visitors read it at once; the same save again changes nothing. */
export const savePoint = call<'savePoint'>('POST', '/api/liveAdmin/savePoint', 'live.manage');

export const getAdminPlatforms = call<'getAdminPlatforms'>('GET', '/api/liveAdmin/getPlatforms', 'live.manage');
/** All of them at once. */
export const savePlatforms = call<'savePlatforms'>('POST', '/api/liveAdmin/savePlatforms', 'live.manage');
