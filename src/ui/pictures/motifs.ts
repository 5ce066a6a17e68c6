/** What the drawn pictures show; the same words as the contract's. */
export const MOTIFS = ['ammonite', 'trilobite', 'footprint', 'ripple', 'valley', 'museum', 'shuttle'] as const;
export type Motif = (typeof MOTIFS)[number];
