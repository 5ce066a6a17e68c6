/** Letters in one language, minutes of a whole walk, and how many stops and walks there may be. */
export const WALK = { name: 60, text: 1_000, minutes: 600, fewest: 2, stops: 30, most: 50 } as const;
