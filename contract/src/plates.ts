import type { Fossil } from './motifs';

/** What a plate says of its drawing: the Latin name, and what its bar stands for (mm); null: a diagram, which is to no scale. */
export interface PlateWords {
  latin: string;
  bar: number | null;
}

/** The drawing has them in its own small letters, a page beside it in the reader's. */
export const PLATE_WORDS: Record<Fossil, PlateWords> = {
  ammonite: { latin: 'Dactylioceras commune', bar: 20 },
  belemnite: { latin: 'Belemnites paxillosus', bar: 20 },
  brachiopod: { latin: 'Cyrtospirifer', bar: 10 },
  crinoid: { latin: 'Traumatocrinus', bar: 100 },
  dragonfly: { latin: 'Meganeura monyi', bar: 100 },
  fern: { latin: 'Pecopteris arborescens', bar: 30 },
  fish: { latin: 'Dapedium politum', bar: 50 },
  footprint: { latin: 'Kayentapus hopii', bar: 100 },
  ginkgo: { latin: 'Ginkgo yimaensis', bar: 20 },
  ichthyosaur: { latin: 'Guizhouichthyosaurus tangae', bar: 1_000 },
  tooth: { latin: 'Megalosaurus bucklandii', bar: 20 },
  trilobite: { latin: 'Redlichia mansuyi', bar: 10 },
  armouredFish: { latin: 'Entelognathus primordialis', bar: 50 },
  bird: { latin: 'Confuciusornis sanctus', bar: 100 },
  feathered: { latin: 'Sinosauropteryx prima', bar: 150 },
  flyingFish: { latin: 'Potanichthys xingyiensis', bar: 30 },
  fusulinid: { latin: 'Fusulina', bar: 1 },
  fuxianhuia: { latin: 'Fuxianhuia protensa', bar: 20 },
  gigantopteris: { latin: 'Gigantopteris nicotianaefolia', bar: 30 },
  haikouichthys: { latin: 'Haikouichthys ercaicunensis', bar: 5 },
  keichousaurus: { latin: 'Keichousaurus hui', bar: 50 },
  molar: { latin: 'Stegodon orientalis', bar: 30 },
  nautiloid: { latin: 'Sinoceras chinense', bar: 50 },
  prosauropod: { latin: 'Lufengosaurus huenei', bar: 1_000 },
  sauropod: { latin: 'Mamenchisaurus hochuanensis', bar: 2_000 },
  section: { latin: 'Є – J', bar: null },
  shunosaurus: { latin: 'Shunosaurus lii', bar: 2_000 },
  trachyceras: { latin: 'Trachyceras', bar: 20 },
  turtle: { latin: 'Odontochelys semitestacea', bar: 100 },
};
