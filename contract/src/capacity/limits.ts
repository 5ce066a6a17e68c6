/** What is counted against: people of a day, and people in the park at one moment. */
export const MAXIMA = ['daily', 'momentary'] as const;

/**
 * Percent of a maximum from which on something happens: staff are told; today's orders wait in line; today's sale stops and visitors are
 * warned; gates are told to hold. A level that was reached is left five points below, so the warning goes below 90 % (decision 197).
 */
export const LEVELS = [80, 90, 95, 100] as const;
export const LEVEL = { notifyStaff: 80, slow: 90, stop: 95, full: 100 } as const satisfies Record<
  string,
  (typeof LEVELS)[number]
>;

/** People that one count of a gate names at most. */
export const MAX_OUT_AT_ONCE = 200;
export const GROUP_NAME = 60;
