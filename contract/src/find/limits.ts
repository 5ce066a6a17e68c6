/** What somebody thinks they found; staff know better later. */
export const FIND_KINDS = ['bone', 'shell', 'plant', 'track', 'other'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** received: nobody has looked yet; inHand: a member of staff does; the rest is where the thing is, or that it is no fossil. */
export const FIND_STATES = ['received', 'inHand', 'secured', 'collected', 'handedOver', 'museum', 'notFossil'] as const;
export type FindState = (typeof FIND_STATES)[number];

/** What staff write into a find's history, which only grows. */
export const FIND_STEPS = [
  'taken',
  'secured',
  'reported',
  'collected',
  'moved',
  'handedOver',
  'museum',
  'notFossil',
  'answered',
  'noted',
] as const;
export type FindStepKind = (typeof FIND_STEPS)[number];

/** Steps that are always possible once somebody has taken the find; a mistake is put right by `noted`. */
const ALWAYS = ['reported', 'answered', 'noted'] as const;

/** What may be written next, by where the find stands. */
export const FIND_NEXT: Record<FindState, readonly FindStepKind[]> = {
  received: ['taken'],
  inHand: ['secured', 'collected', 'handedOver', 'notFossil', ...ALWAYS],
  secured: ['collected', 'handedOver', 'notFossil', ...ALWAYS],
  collected: ['moved', 'handedOver', 'museum', 'notFossil', ...ALWAYS],
  handedOver: ['museum', ...ALWAYS],
  museum: ALWAYS,
  notFossil: ['answered', 'noted'],
};

/** What a step makes of the find; others leave it where it is. */
export const FIND_BECOMES: Partial<Record<FindStepKind, FindState>> = {
  taken: 'inHand',
  secured: 'secured',
  collected: 'collected',
  handedOver: 'handedOver',
  museum: 'museum',
  notFossil: 'notFossil',
};

/** What a step says besides its words, which each of them has but `taken`. */
export const FIND_FIELDS = {
  /** Who has it from then on. */
  toWhom: ['reported', 'collected', 'moved', 'handedOver', 'museum'],
  keptAt: ['collected', 'moved', 'museum'],
  condition: ['collected', 'moved', 'handedOver'],
  accession: ['museum'],
  /** What it is, as the certificate says it. */
  named: ['answered'],
} as const satisfies Record<string, readonly FindStepKind[]>;
export type FindField = keyof typeof FIND_FIELDS;

export const FIND = {
  photos: 3,
  /** Characters; what a visitor writes beyond them is cut, never refused. */
  words: 500,
  place: 300,
  /** Characters that staff write. */
  field: 120,
  step: 1_000,
  /** Of one phone on one day of the park. */
  perDay: 10,
  /** Of a phone's own that it is shown. */
  shown: 10,
} as const;
