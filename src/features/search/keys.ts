import type { SearchKind } from '@park/contract/search/limits';

export const searchKeys = {
  /** '': the first few of every kind. */
  found: (q: string, kind: SearchKind | '') => ['search', 'found', q, kind] as const,
  hotWords: ['search', 'hotWords'] as const,
};
