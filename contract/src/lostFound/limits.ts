/** Rules of lost and found that both sides count with (R-found-1). */

export const ITEM_KINDS = ['lost', 'found'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** As delivered. */
export const ITEM_CATEGORIES = [
  'electronics',
  'bag',
  'clothing',
  'umbrella',
  'bottle',
  'keys',
  'documents',
  'toy',
  'jewellery',
  'other',
] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

export const DAY_PARTS = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/**
 * reviewing: nobody but its author and staff see it yet. published: anybody does, and may claim it. rejected: staff did not publish
 * it, and said why. matched: staff accepted a claim, and the two know each other's phone. returned: back with its owner. withdrawn:
 * its author took it away.
 */
export const ITEM_STATES = ['reviewing', 'published', 'rejected', 'matched', 'returned', 'withdrawn'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const CLAIM_STATES = ['waiting', 'accepted', 'rejected'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Lengths in characters, after trimming: [min, max]. */
export const LOST_FOUND = {
  title: [2, 40],
  place: [2, 60],
  text: [5, 500],
  claim: [10, 300],
  reason: [2, 200],
  pictures: 9,
  /** What is back with its owner shows so for so long. */
  returnedDays: 30,
} as const;
