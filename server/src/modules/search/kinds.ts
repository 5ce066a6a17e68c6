import type { Part } from '@park/contract/park/parts';
import { SEARCH_KINDS, type SearchKind } from '@park/contract/search/limits';

/** What is not looked for in a park that does without a part. */
const KINDS_OF: Partial<Record<Part, readonly SearchKind[]>> = {
  live: ['livePoint'],
  activity: ['activity'],
  exhibit: ['exhibit', 'walk'],
  map: ['place'],
  lostFound: ['lostFound'],
};

export const kindsOffered = (partsOff: readonly Part[]): SearchKind[] =>
  SEARCH_KINDS.filter((kind) => !partsOff.some((part) => KINDS_OF[part]?.includes(kind)));
