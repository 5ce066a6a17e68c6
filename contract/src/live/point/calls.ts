import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getLivePoints = defineCall<Schemas['getLivePoints']>('POST', '/api/liveWechat/getLivePoints', 'public');
export const getLivePoint = defineCall<Schemas['getLivePoint']>('GET', '/api/liveWechat/getLivePoint', 'public');
export const getLivePlatforms = defineCall<Schemas['getLivePlatforms']>(
  'GET',
  '/api/liveWechat/getLivePlatforms',
  'public',
  true,
);

/** Opens or closes; a closed point's reservations to come are cancelled. */
export const setPointOpen = defineCall<Schemas['setPointOpen']>('POST', '/api/liveAdmin/setPointOpen', 'live.manage');
/** Every point, in the visitors' order. */
export const getAdminPoints = defineCall<Schemas['getAdminPoints']>('GET', '/api/liveAdmin/getPoints', 'live.manage');
/** One point, to edit. */
export const getAdminPoint = defineCall<Schemas['getAdminPoint']>('GET', '/api/liveAdmin/getPoint', 'live.manage');
/** Visitors read it at once; the same save again changes nothing. */
export const savePoint = defineCall<Schemas['savePoint']>('POST', '/api/liveAdmin/savePoint', 'live.manage');

export const getAdminPlatforms = defineCall<Schemas['getAdminPlatforms']>('GET', '/api/liveAdmin/getPlatforms', 'live.manage');
/** All of them at once. */
export const savePlatforms = defineCall<Schemas['savePlatforms']>('POST', '/api/liveAdmin/savePlatforms', 'live.manage');
