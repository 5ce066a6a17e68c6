/** What points are given for. Both sides count with these. */
export const POINTS = {
  /** For each whole yuan paid and not given back. */
  perYuan: 1,
  /** For an enrolment that was kept: the visitor came. */
  activity: 10,
  /** For a walk of whose every stop the visitor has the stamp; once each walk. */
  walk: 10,
  /** Once a day of the park. */
  checkIn: 1,
  /** Days in a row after which a check-in gives `streakBonus` more, each time. */
  streakDays: 7,
  streakBonus: 5,
} as const;

export const POINT_SOURCES = ['order', 'activity', 'walk', 'checkIn', 'correction'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** Points of a check-in that is the `streak`th day in a row. */
export function checkInPoints(streak: number): number {
  return POINTS.checkIn + (streak % POINTS.streakDays === 0 ? POINTS.streakBonus : 0);
}

/** Points that an amount of fen is worth. */
export function pointsOf(fen: number): number {
  return Math.max(0, Math.floor(fen / 100)) * POINTS.perYuan;
}
