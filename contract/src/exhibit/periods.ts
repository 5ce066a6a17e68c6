/**
 * The column of time, oldest first, in millions of years before now: the International Chronostratigraphic Chart v2023/09 of the
 * International Commission on Stratigraphy. Each ends where the next begins; the two oldest are eons.
 */
export const PERIODS = [
  { id: 'archean', fromMa: 4_031 },
  { id: 'proterozoic', fromMa: 2_500 },
  { id: 'ediacaran', fromMa: 635 },
  { id: 'cambrian', fromMa: 538.8 },
  { id: 'ordovician', fromMa: 485.4 },
  { id: 'silurian', fromMa: 443.8 },
  { id: 'devonian', fromMa: 419.2 },
  { id: 'carboniferous', fromMa: 358.9 },
  { id: 'permian', fromMa: 298.9 },
  { id: 'triassic', fromMa: 251.902 },
  { id: 'jurassic', fromMa: 201.4 },
  { id: 'cretaceous', fromMa: 145 },
  { id: 'paleogene', fromMa: 66 },
  { id: 'neogene', fromMa: 23.03 },
  { id: 'quaternary', fromMa: 2.58 },
] as const;
export type Period = (typeof PERIODS)[number]['id'];

/** In which period so many millions of years ago is. */
export function periodAt(ma: number): Period {
  return [...PERIODS].reverse().find(({ fromMa }) => ma <= fromMa)?.id ?? PERIODS[0].id;
}
