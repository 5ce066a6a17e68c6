import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Every walk that is shown, the shortest first. */
export const getWalks = call<'getWalks'>('GET', '/api/walkWechat/getWalks', 'public');
export const getWalk = call<'getWalk'>('GET', '/api/walkWechat/getWalk', 'public');

/** All that staff keep, the shortest first. */
export const getAdminWalks = call<'getAdminWalks'>('GET', '/api/walkAdmin/getWalks', 'content.write');
export const getAdminWalk = call<'getAdminWalk'>('GET', '/api/walkAdmin/getWalk', 'content.write');
export const getWalkVersions = call<'getWalkVersions'>('GET', '/api/walkAdmin/getVersions', 'content.write');
export const saveWalk = call<'saveWalk'>('POST', '/api/walkAdmin/saveWalk', 'content.write');
/** For good; what is no more may be removed again. */
export const removeWalk = call<'removeWalk'>('POST', '/api/walkAdmin/removeWalk', 'content.write');
