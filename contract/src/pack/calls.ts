import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** How large a pack is, and whether another is newer. */
export const getPack = defineCall<Schemas['getPack']>('GET', '/api/packWechat/getPack', 'public');
/** What is in it, signed; the files come from `packFileUrl`. */
export const getPackManifest = defineCall<Schemas['getPackManifest']>('GET', '/api/packWechat/getPackManifest', 'public');
export const getPackKeys = defineCall<Schemas['getPackKeys']>('GET', '/api/packWechat/getPackKeys', 'public');
