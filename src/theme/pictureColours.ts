/** Tints of the strata bands from the top one down; each lets through what lies under it. */
export const STRATA = [
  'rgba(201,184,146,.42)',
  'rgba(169,199,177,.5)',
  'rgba(192,138,90,.34)',
  'rgba(109,156,128,.5)',
  'rgba(217,178,114,.4)',
  'rgba(47,107,79,.62)',
] as const;
