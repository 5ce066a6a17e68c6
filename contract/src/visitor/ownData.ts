/** What the park keeps of a visitor, by where in the app it comes from. */
export const OWN_AREAS = [
  'account',
  'orders',
  'savedVisitors',
  'draws',
  'activities',
  'live',
  'feedback',
  'lostFound',
  'help',
  'finds',
  'stamps',
  'points',
  'messages',
  'pictures',
] as const;
export type OwnArea = (typeof OWN_AREAS)[number];

/** What is still open, and what becomes of it when its visitor is erased. */
export const OPEN_THINGS = [
  'unpaid',
  'tickets',
  'lostTickets',
  'givenTickets',
  'refunds',
  'waiting',
  'enrollments',
  'reservations',
  'prizes',
  'help',
] as const;
export type OpenThing = (typeof OPEN_THINGS)[number];

/** For exporting and erasing one signs in anew when that was longer ago, ms. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;
/** A link to the file is good once, and for so long, ms. */
export const EXPORT_LINK_MS = 15 * 60_000;
export const MAX_EXPORTS_A_DAY = 5;
