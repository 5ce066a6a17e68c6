/**
 * Letters in one language, minutes of a whole walk, and how many stops and walks there may be. `id`: letters of a new one's id; behind `w=`
 * WeChat's codes have room for no more.
 */
export const WALK = { id: 30, name: 60, text: 1_000, minutes: 600, minStops: 2, stops: 30, maxWalks: 50 } as const;
