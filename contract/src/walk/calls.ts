import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Every walk that is shown, the shortest first. */
export const getWalks = defineCall<Schemas['getWalks']>('GET', '/api/walkWechat/getWalks', 'public');
export const getWalk = defineCall<Schemas['getWalk']>('GET', '/api/walkWechat/getWalk', 'public');

/** All that staff keep, the shortest first. */
export const getAdminWalks = defineCall<Schemas['getAdminWalks']>('GET', '/api/walkAdmin/getWalks', 'content.write');
export const getAdminWalk = defineCall<Schemas['getAdminWalk']>('GET', '/api/walkAdmin/getWalk', 'content.write');
export const getWalkVersions = defineCall<Schemas['getWalkVersions']>('GET', '/api/walkAdmin/getVersions', 'content.write');
export const saveWalk = defineCall<Schemas['saveWalk']>('POST', '/api/walkAdmin/saveWalk', 'content.write');
/** For good; what is no more may be removed again. */
export const removeWalk = defineCall<Schemas['removeWalk']>('POST', '/api/walkAdmin/removeWalk', 'content.write');
