import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { HiddenWord, HideWordIn, SearchWord, SearchWordsIn } from './adminSchemas';

/** What was looked for in the last 30 days, most wanted first. */
export const getSearchWords = endpoint<SearchWordsIn, Rows<SearchWord>>('POST', '/api/searchAdmin/getWords', 'admin', [
  'content',
]);
/** A hidden word is never shown to visitors, in any language; it is still found. */
export const hideSearchWord = endpoint<HideWordIn, HiddenWord>('POST', '/api/searchAdmin/hideWord', 'admin', ['content']);
/** The list as a file. */
export const exportWords = endpoint<ExportIn<SearchWordsIn>, ExportedFile>('GET', '/api/searchAdmin/exportWords', 'admin', [
  'content',
]);
