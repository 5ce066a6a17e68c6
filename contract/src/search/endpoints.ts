import { endpoint } from '../endpoint';
import type { HotWords, HotWordsIn, SearchIn, SearchResult } from './schemas';

/** What is public and published, by words in any of its languages, shown in the reader's. */
export const search = endpoint<SearchIn, SearchResult>('GET', '/api/searchWechat/search', 'public');
/** What others look for in the reader's language, most wanted first. */
export const getHotWords = endpoint<HotWordsIn, HotWords>('GET', '/api/searchWechat/getHotWords', 'public');
