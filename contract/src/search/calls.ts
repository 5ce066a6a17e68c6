import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const search = call<'search'>('GET', '/api/searchWechat/search', 'public');
export const getHotWords = call<'getHotWords'>('GET', '/api/searchWechat/getHotWords', 'public');

export const getSearchWords = call<'getSearchWords'>('POST', '/api/searchAdmin/getWords', 'content.write');
/** A hidden word is never shown to visitors, in any language; it is still found. */
export const hideSearchWord = call<'hideSearchWord'>('POST', '/api/searchAdmin/hideWord', 'content.write');
export const exportWords = call<'exportWords'>('GET', '/api/searchAdmin/exportWords', 'content.write');
