/** In the order they are listed. */
export const PLACE_KINDS = ['entrance', 'museum', 'livePoint', 'shuttle', 'toilet', 'firstAid'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
