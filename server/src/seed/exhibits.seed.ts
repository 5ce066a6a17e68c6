import { exhibit } from '../modules/exhibit/exhibit.tables';
import { coalAge } from './exhibits/coalAge';
import type { SeedExhibit } from './exhibits/exhibit';
import { jurassic } from './exhibits/jurassic';
import { later } from './exhibits/later';
import { oldSeas } from './exhibits/oldSeas';
import { provenance } from './exhibits/provenance';
import { triassic } from './exhibits/triassic';
import { type SeedDeps, seedOnce } from './seed';

/** Two dozen, oldest first; what they tell is true, that the invented park has them is not. */
export const seededExhibits: SeedExhibit[] = [...oldSeas, ...coalAge, ...triassic, ...jurassic, ...later].map((one) => ({
  ...one,
  ...provenance[one.id],
}));

/** What the stones of the invented park tell. @returns whether it did */
export const seedExhibits = (deps: SeedDeps): Promise<boolean> =>
  seedOnce(deps, exhibit, (tx) => tx.insert(exhibit).values(seededExhibits.map(toRow)));

function toRow({ size, at, ...seeded }: SeedExhibit): typeof exhibit.$inferInsert {
  const accession = `YL-${seeded.id.padStart(3, '0')}`;
  return { ...seeded, ...size, ...at, accession, credit: '', isShown: true };
}
