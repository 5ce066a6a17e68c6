/** The drawn pictures that stand for a thing where it has no photograph. */
export const MOTIFS = ['ammonite', 'trilobite', 'footprint', 'ripple', 'valley', 'museum', 'shuttle'] as const;
export type Motif = (typeof MOTIFS)[number];
