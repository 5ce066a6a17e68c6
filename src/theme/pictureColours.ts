/** The colours that pictures are drawn in: a drawing in a data address cannot read CSS variables. In the dark a filter calms them. */
export const INK = {
  paper: '#efe8d8',
  sky: '#dfe9e4',
  dawn: '#f3e3c8',
  sun: '#e9b872',
  sand: '#e0d2b4',
  stone: '#c9b892',
  clay: '#c08a5a',
  rust: '#9a5f38',
  fern: '#a9c7b1',
  moss: '#6d9c80',
  pine: '#2f6b4f',
  water: '#a9cbd2',
  lake: '#6fa3b3',
  dark: '#4a4133',
  white: '#fdfbf5',
} as const;

/** Tints of the strata bands from the top one down; each lets through what lies under it. */
export const STRATA = [
  'rgba(201,184,146,.42)',
  'rgba(169,199,177,.5)',
  'rgba(192,138,90,.34)',
  'rgba(109,156,128,.5)',
  'rgba(217,178,114,.4)',
  'rgba(47,107,79,.62)',
] as const;
