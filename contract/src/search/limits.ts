/** What can be found, in the order it is shown. */
export const SEARCH_KINDS = [
  'guide',
  'exhibit',
  'walk',
  'place',
  'ticket',
  'activity',
  'notice',
  'livePoint',
  'lostFound',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What has a page of its own in the app: giving tickets back, calling for help, looking for lost things, and when the park is open. */
export type Guide = 'refund' | 'help' | 'lostFound' | 'hours';

export const SEARCH = {
  /** Characters of a question that are looked at; what is longer is cut. */
  length: 64,
  /** A longer one is refused in words. */
  longest: 200,
  /** Hits of each kind when no kind is asked for. */
  ofEachKind: 3,
  /** Hits of a kind that are counted and can be paged through; beyond them the count says "and more". */
  maxCounted: 200,
} as const;
