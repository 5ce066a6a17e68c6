import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, nothing, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { motif } from '../picture';
import { SEARCH, SEARCH_KINDS } from './limits';

/** A text in pieces, in the order they are read; `hit` is what was searched for. Plain text, never markup. */
const searchPart = z.object({ text: z.string(), hit: z.boolean() });
export type SearchPart = z.infer<typeof searchPart>;

const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: idSchema,
  title: z.array(searchPart),
  /** Where the words stand in the text, or its beginning. */
  excerpt: z.array(searchPart),
  motif: motif.nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** One page of hits; without a kind the first few of every kind. `groups` are the kinds that have any. */
const searchResult = pageSchema(searchHit).extend({
  groups: z.array(z.object({ kind: z.enum(SEARCH_KINDS), count: z.int(), more: z.boolean() })),
});
export type SearchResult = z.infer<typeof searchResult>;

const searchWord = z.object({
  word: z.string(),
  /** As it was first written. */
  shown: z.string(),
  /** The reader's language. */
  language: z.string(),
  /** How often in the last 30 days; nobody knows by whom. */
  count: z.int(),
  hidden: z.boolean(),
});
export type SearchWord = z.infer<typeof searchWord>;

const searchWordsIn = rowsQuerySchema.pick({ pageSize: true, after: true, before: true });

export const schemas = {
  search: {
    mayLag: 'always',
    in: pageQuerySchema.pick({ page: true, pageSize: true }).extend({
      q: z.string().max(SEARCH.longest),
      kind: z.enum(SEARCH_KINDS).optional(),
    }),
    out: searchResult,
    summary: 'Search what is public and published by words in any language, shown in the reader’s',
  },
  getHotWords: {
    mayLag: 'always',
    in: nothing,
    out: z.object({ words: z.array(z.string()) }),
    summary: 'List popular search words in the reader’s language, most wanted first',
  },

  getSearchWords: {
    in: searchWordsIn,
    out: rowsSchema(searchWord),
    summary: 'List words of the last 30 days, most wanted first',
  },
  hideSearchWord: {
    in: z.object({ word: z.string().trim().min(1).max(64), hidden: z.boolean() }),
    out: z.object({ word: z.string(), hidden: z.boolean() }),
    summary: 'Hide a search word from visitors, or show it again',
  },
  exportWords: exportOf(searchWordsIn, 'Export the search words of the last 30 days'),
} satisfies Record<string, CallSchemas>;
