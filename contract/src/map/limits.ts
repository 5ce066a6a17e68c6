/** In the order they are listed. */
export const PLACE_KINDS = ['entrance', 'museum', 'sight', 'livePoint', 'food', 'shuttle', 'toilet', 'firstAid'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** By which id the app's map knows an exhibit: no place has a colon in its own. */
export const placeOfExhibit = (id: string) => `exhibit:${id}`;

/** What staff put on the map; live points have a noun of their own. */
export const STAFF_PLACE_KINDS = [
  'entrance',
  'museum',
  'sight',
  'food',
  'shuttle',
  'toilet',
  'firstAid',
] as const satisfies PlaceKind[];

/** Lines of the park. Paths, steps and roads are walked; ways cross where they share a coordinate. */
export const LINE_KINDS = ['path', 'steps', 'road', 'shuttle', 'stream'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const WALKED_KINDS: readonly string[] = ['path', 'steps', 'road'] satisfies LineKind[];
export const isWalked = (kind: LineKind | AreaKind): boolean => WALKED_KINDS.includes(kind);

/** Areas of the park: what covers its ground. */
export const AREA_KINDS = ['water', 'wood', 'rock', 'meadow', 'paved'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/** What a way is made of, from what wheels like best. */
export const SURFACES = ['paved', 'boardwalk', 'compacted', 'gravel', 'ground'] as const;
export type Surface = (typeof SURFACES)[number];

/** What a wheelchair manages alone: slope in percent, width in metres. */
export const WHEELS: { steepest: number; narrowest: number; surfaces: readonly Surface[] } = {
  steepest: 8,
  narrowest: 0.9,
  surfaces: ['paved', 'boardwalk', 'compacted'],
};

export const isArea = (kind: LineKind | AreaKind): kind is AreaKind => AREA_KINDS.some((area) => area === kind);

/** How many of the marked places the home shows. */
export const SIGHTS_SHOWN = 3;

/** Letters in one language; places and shapes on the map, and points of a shape. */
export const MAP_FIELD = { name: 60, text: 500, reason: 120, places: 500, shapes: 300, points: 300 } as const;
