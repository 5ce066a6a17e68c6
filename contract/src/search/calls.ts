import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** What is public and published, by words in any of its languages, shown in the reader's. */
export const search = call<'search'>('GET', '/api/searchWechat/search', 'public');
/** What others look for in the reader's language, most wanted first. */
export const getHotWords = call<'getHotWords'>('GET', '/api/searchWechat/getHotWords', 'public');

/** What was looked for in the last 30 days, most wanted first. */
export const getSearchWords = call<'getSearchWords'>('POST', '/api/searchAdmin/getWords', 'content.write');
/** A hidden word is never shown to visitors, in any language; it is still found. */
export const hideSearchWord = call<'hideSearchWord'>('POST', '/api/searchAdmin/hideWord', 'content.write');
export const exportWords = call<'exportWords'>('GET', '/api/searchAdmin/exportWords', 'content.write');
