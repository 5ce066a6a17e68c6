import { walk } from '../modules/walk/walk.tables';
import { type SeedDeps, seedOnce } from './seed';
import { seededWalks } from './walks';

/** Ways through the exhibits of the invented park. @returns whether it filled them now */
export const seedWalks = (deps: SeedDeps): Promise<boolean> =>
  seedOnce(deps, walk, (tx) => tx.insert(walk).values(seededWalks.map((seeded) => ({ ...seeded, isShown: true }))));
