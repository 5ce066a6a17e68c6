import { z } from 'zod';
import { idSchema, pageQuerySchema, pageSchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { SEARCH, SEARCH_KINDS } from './limits';

/** A text in pieces, in the order they are read; `hit` is what was searched for. Plain text, never markup. */
export const searchPart = z.object({ text: z.string(), hit: z.boolean() });
export type SearchPart = z.infer<typeof searchPart>;

export const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: idSchema,
  title: z.array(searchPart),
  /** Where the words stand in the text, or its beginning. */
  excerpt: z.array(searchPart),
  motif: z.enum(MOTIFS).nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchIn = pageQuerySchema.pick({ page: true, pageSize: true }).extend({
  q: z.string().max(SEARCH.longest),
  kind: z.enum(SEARCH_KINDS).optional(),
});
export type SearchIn = z.input<typeof searchIn>;

/** One page of hits; without a kind the first few of every kind. `groups` are the kinds that have any. */
export const searchResult = pageSchema(searchHit).extend({
  groups: z.array(z.object({ kind: z.enum(SEARCH_KINDS), count: z.int(), more: z.boolean() })),
});
export type SearchResult = z.infer<typeof searchResult>;

export const hotWordsIn = z.object({});
export type HotWordsIn = z.input<typeof hotWordsIn>;
export const hotWords = z.object({ words: z.array(z.string()) });
export type HotWords = z.infer<typeof hotWords>;
