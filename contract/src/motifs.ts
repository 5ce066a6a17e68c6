/** Fossils that are stamps of a day, too: one more would change the stamps of days gone by. */
export const STAMPED = [
  'ammonite',
  'belemnite',
  'brachiopod',
  'crinoid',
  'dragonfly',
  'fern',
  'fish',
  'footprint',
  'ginkgo',
  'ichthyosaur',
  'tooth',
  'trilobite',
] as const;
export type Stamped = (typeof STAMPED)[number];

/** Fossils, each drawn as a plate, and a section through the rocks they lie in. */
export const FOSSILS = [
  ...STAMPED,
  'armouredFish',
  'bird',
  'feathered',
  'flyingFish',
  'fusulinid',
  'fuxianhuia',
  'gigantopteris',
  'haikouichthys',
  'keichousaurus',
  'molar',
  'nautiloid',
  'prosauropod',
  'sauropod',
  'section',
  'shunosaurus',
  'trachyceras',
  'turtle',
] as const;
export type Fossil = (typeof FOSSILS)[number];

/** What is seen, done and won in a park, drawn in colours. The first four are as old as the app. */
export const SCENES = [
  'ripple',
  'valley',
  'museum',
  'shuttle',
  'ammoniteWall',
  'bench',
  'cast',
  'casting',
  'clock',
  'dig',
  'explorer',
  'footprintWall',
  'gate',
  'giant',
  'guide',
  'hall',
  'hammer',
  'hike',
  'lecture',
  'lens',
  'nightWalk',
  'petrified',
  'postcards',
  'quarry',
  'queue',
  'seaLilies',
  'sketching',
  'steps',
  'tickets',
  'trackway',
  'trailWork',
  'wheelchair',
  'workshop',
] as const;

/** For warnings. */
const WEATHERS = ['rain', 'storm', 'wind', 'snow', 'heat'] as const;

/** The drawn pictures that stand for a thing where it has no photograph. */
export const MOTIFS = [...FOSSILS, ...SCENES, ...WEATHERS] as const;
export type Motif = (typeof MOTIFS)[number];

/** Where the web build has the pictures of `content/pictures`, for the mini-program too. */
export const PICTURE_FILES = 'static/pictures';

/** The path of a picture that is a file. A name that a newer server knows is one, too. */
export const pictureFile = (name: string): string => `/mp/${PICTURE_FILES}/${name}.svg`;

/** Where a photograph of the park's is in a size; packs have it as wide as a page. @param cover its address without one */
export const coverFile = (cover: string, size: 'thumb' | 'page'): string => `${cover}?size=${size}`;
