/** In the order they are listed. */
export const PLACE_KINDS = ['entrance', 'museum', 'livePoint', 'shuttle', 'toilet', 'firstAid'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What staff put on the map; live points have a noun of their own. */
export const STAFF_PLACE_KINDS = ['entrance', 'museum', 'shuttle', 'toilet', 'firstAid'] as const satisfies PlaceKind[];
export type StaffPlaceKind = (typeof STAFF_PLACE_KINDS)[number];

/** Letters in one language; places on the map. */
export const MAP_FIELD = { name: 60, text: 500, places: 500 } as const;
