import { inFive } from '@park/contract/words';
import { places } from '../places';
import { points } from '../points';

/** What the map calls it. */
function named(id: string) {
  const found = [...places, ...points].find((one) => one.id === id);
  if (!found) throw new Error(`no place "${id}" is seeded`);
  return found.name;
}

/** Where in the park an exhibit is. */
export const WHERE = {
  ground: inFive(
    '化石博物馆一楼',
    '化石博物館一樓',
    'Fossil Museum, ground floor',
    'Museo de los Fósiles, planta baja',
    'Musée des fossiles, rez-de-chaussée',
  ),
  first: inFive(
    '化石博物馆二楼',
    '化石博物館二樓',
    'Fossil Museum, first floor',
    'Museo de los Fósiles, primera planta',
    'Musée des fossiles, premier étage',
  ),
  second: inFive(
    '化石博物馆三楼',
    '化石博物館三樓',
    'Fossil Museum, second floor',
    'Museo de los Fósiles, segunda planta',
    'Musée des fossiles, deuxième étage',
  ),
  hall: named('museum-hall'),
  southGate: named('south-gate'),
  cafe: named('lake-cafe'),
  footprints: named('footprint-wall'),
  stoneForest: named('stone-forest'),
  quarry: named('trilobite-quarry'),
  ripple: named('ripple-shore'),
  ammonites: named('ammonite-wall'),
  trackway: named('dinosaur-trackway'),
  lookout: named('valley-lookout'),
};
