/** Characters at most, after trimming. */
export const PARK_FIELD = { name: 40, line: 60, phone: 30, operator: 100, icp: 60, reason: 100, season: 30 } as const;

/** Who may be called, in the order in which they are shown. */
export const PARK_PHONES = ['emergency', 'office', 'complaints'] as const;

/** At most, so that a phone can hold and a person read them. */
export const MAX_SEASONS = 12;
export const MAX_SPECIAL_DAYS = 120;
export const MAX_SPANS_A_DAY = 3;

/** Days that a preview of the hours shows. */
export const PREVIEW_DAYS = 60;
