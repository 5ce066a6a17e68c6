/**
 * The column of time, oldest first, in millions of years before now: the International Chronostratigraphic Chart v2024/12 of the
 * International Commission on Stratigraphy. Each ends where the next begins; the two oldest are eons, and the
 * second is told without the Ediacaran, its last period.
 */
export const PERIODS = [
  { id: 'archean', fromMa: 4_031 },
  { id: 'proterozoic', fromMa: 2_500 },
  { id: 'ediacaran', fromMa: 635 },
  { id: 'cambrian', fromMa: 538.8 },
  { id: 'ordovician', fromMa: 486.85 },
  { id: 'silurian', fromMa: 443.1 },
  { id: 'devonian', fromMa: 419.62 },
  { id: 'carboniferous', fromMa: 358.86 },
  { id: 'permian', fromMa: 298.9 },
  { id: 'triassic', fromMa: 251.902 },
  { id: 'jurassic', fromMa: 201.4 },
  { id: 'cretaceous', fromMa: 143.1 },
  { id: 'paleogene', fromMa: 66 },
  { id: 'neogene', fromMa: 23.04 },
  { id: 'quaternary', fromMa: 2.58 },
] as const;
export type Period = (typeof PERIODS)[number]['id'];

/** In which period so many millions of years ago is. */
export function periodAt(ma: number): Period {
  return [...PERIODS].reverse().find(({ fromMa }) => ma <= fromMa)?.id ?? PERIODS[0].id;
}
