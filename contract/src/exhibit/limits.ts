/** What kind of life it was, from the simple to the near; what none of them made is last. */
export const EXHIBIT_GROUPS = [
  'sponge',
  'coral',
  'brachiopod',
  'mollusc',
  'arthropod',
  'echinoderm',
  'graptolite',
  'fish',
  'amphibian',
  'reptile',
  'dinosaur',
  'bird',
  'mammal',
  'plant',
  'foraminifer',
  'trace',
] as const;
export type ExhibitGroup = (typeof EXHIBIT_GROUPS)[number];

/** What visitors see: the thing itself, a cast of it, a model after it, or the thing itself that another collection lends. */
export const SHOWN_AS = ['original', 'cast', 'model', 'loan'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** What is drawn beside it to its scale: a hand is 18 cm long, a person 170 cm tall. */
export const BESIDE_MM = { hand: 180, person: 1_700 } as const;
export type Beside = keyof typeof BESIDE_MM;

/** What read an exhibit aloud: a recording, or the phone's voice the story, or the one for children. */
export const HEARD_HOW = ['recording', 'voice', 'childVoice'] as const;
export type HeardHow = (typeof HEARD_HOW)[number];

/** Of how many days staff see what is heard. */
export const HEARD_DAYS = ['7', '30', '365'] as const;

/** The tenth that says: to its end. */
export const HEARD_WHOLE = 10;

/** Letters in one language, and how many there may be. */
export const EXHIBIT = {
  name: 60,
  latin: 80,
  formation: 80,
  where: 80,
  accession: 40,
  credit: 80,
  story: 3_000,
  source: 300,
  repository: 120,
  storySources: 1_000,
  related: 6,
  maxExhibits: 500,
  /** The largest number of a sign. */
  number: 9_999,
  millimetres: 60_000,
} as const;
