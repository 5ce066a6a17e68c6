/** Characters at most, after trimming. */
export const PARK_FIELD = {
  name: 40,
  line: 60,
  phone: 30,
  operator: 100,
  icp: 60,
  reason: 100,
  season: 30,
  address: 120,
  service: 30,
  account: 80,
  childrenContact: 120,
} as const;

/** Texts of law that a park writes itself, each a page of its own. */
export const LEGAL_TEXTS = ['privacy', 'terms'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

/** When a picture of the home's head shows: months of the north, and the sky of the hour (`src/ui/sky.ts`). */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const DAY_TIMES = ['dawn', 'day', 'dusk', 'night'] as const;
export const MAX_HEROES = 12;

/** Of the park on other services, at most. */
export const MAX_ACCOUNTS = 8;

/** The header in which the answer to a visitor's call tells the park's version: a phone that knows an older one asks `getPark`. */
export const PARK_VERSION_HEADER = 'park-version';

/** Who may be called, in the order in which they are shown. */
export const PARK_PHONES = ['emergency', 'office', 'complaints'] as const;

/** At most, so that a phone can hold and a person read them. */
export const MAX_SEASONS = 12;
export const MAX_SPECIAL_DAYS = 120;
export const MAX_SPANS_A_DAY = 3;

/** Days that a preview of the hours shows. */
export const PREVIEW_DAYS = 60;

/** Short answers to feedback that a park may have. */
export const MAX_REPLIES = 40;
