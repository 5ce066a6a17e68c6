export const POINT_SOURCES = ['order', 'activity', 'walk', 'checkIn', 'correction'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];
