import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** How large a pack is, and whether another is newer. */
export const getPack = call<'getPack'>('GET', '/api/packWechat/getPack', 'public');
/** What is in it, signed; the files come from `packFileUrl`. */
export const getPackManifest = call<'getPackManifest'>('GET', '/api/packWechat/getPackManifest', 'public');
export const getPackKeys = call<'getPackKeys'>('GET', '/api/packWechat/getPackKeys', 'public');
